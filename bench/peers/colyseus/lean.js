// Dixit as an expert in Colyseus would tune it. The rules are those of dixit.js; the patches are smaller:
//
// - Cards, seats and steps are single bytes. `owed` has one bit for each player who must still move.
// - The rules work on plain arrays, because reading the schema's arrays is slower. The schema has what clients see.
// - Arrays of the schema keep their size and slots are overwritten, because removing an element costs an operation
//   for each slot after it.
// - A value that is meaningless in the present step is not reset; the next value overwrites it. Only the clue is
//   reset: the benchmark always gives the same clue, and Colyseus does not send a value that did not change.
// - Messages have numbers for names, and a payload is one number where one is enough.

import { Room } from '@colyseus/core';
import { StateView, schema, t } from '@colyseus/schema';

const CARDS = Array.from({ length: 84 }, (_, card) => card);
const HAND = 6;
const SEATS = 4;
const TARGET = 100; // points; the games of our own server are equally long
const EVERYBODY = (1 << SEATS) - 1;
const NOBODY = -1;
const NO_CARD = 255;
const [TELL, LAY, VOTE, REVEALED, GATHERING, OVER] = [0, 1, 2, 3, 4, 5];

const Player = schema(
  {
    score: t.uint8(),
    gain: t.uint8(),
    shownVote: t.int8(),
    hand: t.array('uint8').view(),
    laid: t.uint8().view(),
    vote: t.int8().view(),
  },
  'Player',
);

const Table = schema(
  {
    step: t.uint8(),
    round: t.uint8(),
    teller: t.int8(),
    owed: t.uint8(),
    clue: t.string(),
    pile: t.uint8(),
    board: t.array('uint8'),
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

  pile = shuffled(CARDS);
  discard = [];
  seats = new Map();
  players = []; // the schema's players, without the proxy of its array
  hands = [];
  laid = new Array(SEATS).fill(NO_CARD);
  votes = new Array(SEATS).fill(NOBODY);
  scores = new Array(SEATS).fill(0);
  board = [];

  messages = {
    [TELL]: (client, told) => this.#tell(this.seats.get(client.sessionId), told?.[0], told?.[1]),
    [LAY]: (client, card) => this.#lay(this.seats.get(client.sessionId), card),
    [VOTE]: (client, place) => this.#vote(this.seats.get(client.sessionId), place),
    [REVEALED]: (client) => this.#goOn(this.seats.get(client.sessionId)),
  };

  onCreate() {
    Object.assign(this.state, { step: GATHERING, round: 0, teller: NOBODY, owed: 0, clue: '', pile: 0 });
    for (let place = 0; place < SEATS; place += 1) {
      this.state.board.push(NO_CARD);
      this.state.owners.push(NOBODY);
    }
  }

  onJoin(client) {
    const player = new Player();
    const seat = this.players.length;
    Object.assign(player, { score: 0, gain: 0, shownVote: NOBODY, laid: NO_CARD, vote: NOBODY });
    this.hands.push(this.pile.splice(-HAND));
    player.hand.push(...this.hands[seat]);
    this.seats.set(client.sessionId, seat);
    this.players.push(player);
    this.state.players.push(player);
    client.view = new StateView();
    client.view.add(player);
    if (this.players.length === SEATS) this.#beginRound();
    this.broadcastPatch();
  }

  // -- the answers --------------------------------------------------------------------------------------------------

  #owes(seat, step) {
    return this.state.step === step && (this.state.owed & (1 << seat)) !== 0;
  }

  #tell(seat, card, clue) {
    if (!this.#owes(seat, TELL) || !this.hands[seat].includes(card)) return;
    if (typeof clue !== 'string' || !clue) return;
    this.laid[seat] = card;
    this.players[seat].laid = card;
    this.state.clue = clue;
    this.#answered(seat);
  }

  #lay(seat, card) {
    if (!this.#owes(seat, LAY) || !this.hands[seat].includes(card)) return;
    this.laid[seat] = card;
    this.players[seat].laid = card;
    this.#answered(seat);
  }

  #vote(seat, place) {
    if (!this.#owes(seat, VOTE) || typeof place !== 'number') return;
    const card = this.board[place];
    if (card === undefined || card === this.laid[seat]) return;
    this.votes[seat] = place;
    this.players[seat].vote = place;
    this.#answered(seat);
  }

  #goOn(seat) {
    if (this.#owes(seat, REVEALED)) this.#answered(seat);
  }

  #answered(seat) {
    const owed = this.state.owed & ~(1 << seat);
    if (owed) this.state.owed = owed;
    else this.#next();
    this.broadcastPatch();
  }

  // -- the steps of a round -----------------------------------------------------------------------------------------

  #next() {
    switch (this.state.step) {
      case TELL:
        return this.#ask(LAY, EVERYBODY & ~(1 << this.state.teller));
      case LAY:
        this.#layOut();
        return this.#ask(VOTE, EVERYBODY & ~(1 << this.state.teller));
      case VOTE:
        this.#score();
        return this.#ask(REVEALED, EVERYBODY);
      default:
        if (this.scores.some((points) => points >= TARGET)) return this.#ask(OVER, 0);
        this.#replaceCards();
        return this.#beginRound();
    }
  }

  #ask(step, owed) {
    this.state.step = step;
    this.state.owed = owed;
  }

  #beginRound() {
    const teller = this.state.round % SEATS;
    this.state.pile = this.pile.length;
    this.state.clue = '';
    this.state.teller = teller;
    this.state.round += 1;
    this.#ask(TELL, 1 << teller);
  }

  #replaceCards() {
    this.discard.push(...this.board);
    for (let seat = 0; seat < SEATS; seat += 1) {
      const slot = this.hands[seat].indexOf(this.laid[seat]);
      const card = this.#draw();
      this.hands[seat][slot] = card;
      this.players[seat].hand[slot] = card;
    }
  }

  #draw() {
    if (!this.pile.length) [this.pile, this.discard] = [shuffled(this.discard), []];
    return this.pile.pop();
  }

  #layOut() {
    this.board = shuffled(this.laid);
    for (let place = 0; place < SEATS; place += 1) this.state.board[place] = this.board[place];
  }

  #score() {
    const { teller } = this.state;
    const owners = this.board.map((card) => this.laid.indexOf(card));
    const chosen = this.votes.map((place, seat) => (seat === teller ? NOBODY : owners[place]));
    const found = chosen.filter((owner) => owner === teller).length;
    const split = found > 0 && found < SEATS - 1;
    const gains = chosen.map((owner, seat) => {
      if (!split) return seat === teller ? 0 : 2;
      return seat === teller || owner === teller ? 3 : 0;
    });
    for (const owner of chosen) if (owner !== NOBODY && owner !== teller) gains[owner] += 1;
    for (let seat = 0; seat < SEATS; seat += 1) {
      this.scores[seat] += gains[seat];
      const shownVote = seat === teller ? NOBODY : this.votes[seat];
      Object.assign(this.players[seat], { score: this.scores[seat], gain: gains[seat], shownVote });
      this.state.owners[seat] = owners[seat];
    }
  }
}
