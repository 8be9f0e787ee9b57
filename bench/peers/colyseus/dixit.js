// Dixit in the style of Colyseus's documentation: a Room with a Schema for its state, and a StateView for each client's
// secrets.

import { Room } from '@colyseus/core';
import { StateView, schema, t } from '@colyseus/schema';

const DECK = Array.from({ length: 84 }, (_, number) => `card-${String(number).padStart(4, '0')}`);
const HAND = 6;
const SEATS = 4;
const TARGET = 100; // points; the games of our own server are equally long

const Player = schema(
  {
    owes: t.boolean(),
    score: t.uint8(),
    gain: t.uint8(),
    shownVote: t.int8(),
    hand: t.array('string').view(),
    laid: t.string().view(),
    vote: t.int8().view(),
  },
  'Player',
);

const Table = schema(
  {
    phase: t.string(),
    round: t.uint8(),
    teller: t.int8(),
    clue: t.string(),
    pile: t.uint8(),
    board: t.array('string'),
    owners: t.array('int8'),
    players: t.array(Player),
  },
  'Table',
);

function shuffled(cards) {
  const left = [...cards];
  for (let last = left.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [left[last], left[other]] = [left[other], left[last]];
  }
  return left;
}

export class Dixit extends Room {
  maxClients = SEATS;
  patchRate = null; // no timer: the state changes only with an answer, and each answer calls broadcastPatch()
  state = new Table();

  pile = shuffled(DECK);
  discard = [];
  seats = new Map();

  messages = {
    tell: (client, { card, clue }) =>
      this.#answer(client, 'telling', (player) => this.#tell(player, card, clue)),
    lay: (client, { card }) => this.#answer(client, 'laying', (player) => this.#lay(player, card)),
    vote: (client, { number }) => this.#answer(client, 'voting', (player) => this.#vote(player, number)),
    goOn: (client) => this.#answer(client, 'revealed', () => true),
  };

  onCreate() {
    Object.assign(this.state, { phase: 'gathering', round: 0, teller: -1, clue: '', pile: this.pile.length });
  }

  onJoin(client) {
    const player = new Player();
    Object.assign(player, { owes: false, score: 0, gain: 0, shownVote: -1, laid: '', vote: -1 });
    this.seats.set(client.sessionId, this.state.players.length);
    this.state.players.push(player);
    client.view = new StateView();
    client.view.add(player);
    if (this.state.players.length === SEATS) this.#beginRound();
    this.broadcastPatch();
  }

  #answer(client, phase, act) {
    const player = this.state.players[this.seats.get(client.sessionId)];
    if (this.state.phase !== phase || !player.owes || !act(player)) return;
    player.owes = false;
    if (!this.state.players.some((one) => one.owes)) this.#next();
    this.broadcastPatch();
  }

  #tell(player, card, clue) {
    if (!player.hand.includes(card) || typeof clue !== 'string' || !clue) return false;
    player.laid = card;
    this.state.clue = clue;
    return true;
  }

  #lay(player, card) {
    if (!player.hand.includes(card)) return false;
    player.laid = card;
    return true;
  }

  #vote(player, number) {
    if (!(number in this.state.board) || this.state.board[number] === player.laid) return false;
    player.vote = number;
    return true;
  }

  #next() {
    switch (this.state.phase) {
      case 'telling':
        return this.#ask('laying');
      case 'laying':
        this.#layOut();
        return this.#ask('voting');
      case 'voting':
        this.#score();
        return this.#ask('revealed');
      default:
        return this.state.players.some((player) => player.score >= TARGET) ? this.#end() : this.#beginRound();
    }
  }

  #ask(phase) {
    this.state.phase = phase;
    this.state.players.forEach((player, seat) => {
      player.owes = phase === 'revealed' || seat !== this.state.teller;
    });
  }

  #end() {
    this.state.phase = 'over';
  }

  #beginRound() {
    this.discard.push(...this.state.board);
    this.state.board.clear();
    this.state.owners.clear();
    for (const player of this.state.players) {
      Object.assign(player, { laid: '', vote: -1, shownVote: -1, gain: 0 });
      while (player.hand.length < HAND) player.hand.push(this.#draw());
    }
    this.state.pile = this.pile.length;
    this.state.clue = '';
    this.state.teller = this.state.round % SEATS;
    this.state.round += 1;
    this.state.phase = 'telling';
    this.state.players[this.state.teller].owes = true;
  }

  #draw() {
    if (!this.pile.length) [this.pile, this.discard] = [shuffled(this.discard), []];
    return this.pile.pop();
  }

  #layOut() {
    this.state.board.push(...shuffled(this.state.players.map((player) => player.laid)));
    for (const player of this.state.players) player.hand.splice(player.hand.indexOf(player.laid), 1);
  }

  #score() {
    const { board, players, teller } = this.state;
    const owners = [...board].map((card) => players.findIndex((player) => player.laid === card));
    const guessers = [...players.keys()].filter((seat) => seat !== teller);
    const found = guessers.filter((seat) => owners[players[seat].vote] === teller);
    const split = found.length > 0 && found.length < guessers.length;
    players.forEach((player, seat) => {
      if (seat === teller) player.gain = split ? 3 : 0;
      else if (!split) player.gain = 2;
      else player.gain = found.includes(seat) ? 3 : 0;
    });
    for (const seat of guessers) {
      const lured = owners[players[seat].vote];
      if (lured !== teller) players[lured].gain += 1;
      players[seat].shownVote = players[seat].vote;
    }
    for (const player of players) player.score += player.gain;
    this.state.owners.push(...owners);
  }
}
