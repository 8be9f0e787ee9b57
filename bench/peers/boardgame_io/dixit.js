// Dixit in the style of boardgame.io's documentation: phases with active players, and secrets in `G.secret` and
// `G.players`, which `PlayerView.STRIP_SECRETS` hides.

const { INVALID_MOVE, PlayerView, Stage } = require('boardgame.io/core');

const DECK = Array.from({ length: 84 }, (_, number) => `card-${String(number).padStart(4, '0')}`);
const HAND = 6;
const TARGET = 100; // points; the games of our own server are equally long

function setup({ ctx, random }) {
  const players = {};
  for (const id of ctx.playOrder) players[id] = { hand: [], laid: null, vote: null };
  return {
    secret: { pile: random.Shuffle(DECK), discard: [] },
    players,
    round: 0,
    teller: null,
    clue: null,
    board: [],
    owners: [],
    votes: {},
    gains: {},
    scores: Object.fromEntries(ctx.playOrder.map((id) => [id, 0])),
    waiting: [],
  };
}

function others(G, ctx) {
  return ctx.playOrder.filter((id) => id !== G.teller);
}

function answered({ G, events, playerID }) {
  G.waiting = G.waiting.filter((id) => id !== playerID);
  if (!G.waiting.length) events.endPhase();
}

// -- the moves ------------------------------------------------------------------------------------------------------

function tell(context, card, clue) {
  const player = context.G.players[context.playerID];
  if (!player.hand.includes(card) || typeof clue !== 'string' || !clue) return INVALID_MOVE;
  player.laid = card;
  context.G.clue = clue;
  answered(context);
}

function lay(context, card) {
  const player = context.G.players[context.playerID];
  if (!player.hand.includes(card)) return INVALID_MOVE;
  player.laid = card;
  answered(context);
}

function vote(context, number) {
  const player = context.G.players[context.playerID];
  const { board } = context.G;
  if (!(number in board) || board[number] === player.laid) return INVALID_MOVE;
  player.vote = number;
  answered(context);
}

function goOn(context) {
  answered(context);
}

// -- between the phases ---------------------------------------------------------------------------------------------

function beginRound({ G, ctx, random }) {
  G.secret.discard.push(...G.board);
  Object.assign(G, { clue: null, board: [], owners: [], votes: {}, gains: {} });
  for (const id of ctx.playOrder) {
    const player = G.players[id];
    Object.assign(player, { laid: null, vote: null });
    while (player.hand.length < HAND) {
      if (!G.secret.pile.length) {
        G.secret.pile = random.Shuffle(G.secret.discard);
        G.secret.discard = [];
      }
      player.hand.push(G.secret.pile.pop());
    }
  }
  G.teller = ctx.playOrder[G.round % ctx.numPlayers];
  G.round += 1;
  G.waiting = [G.teller];
}

function layOut({ G, ctx, random }) {
  const laid = random.Shuffle(ctx.playOrder.map((id) => ({ id, card: G.players[id].laid })));
  G.board = laid.map(({ card }) => card);
  for (const { id, card } of laid) {
    G.players[id].hand = G.players[id].hand.filter((held) => held !== card);
  }
}

function score({ G, ctx }) {
  const guessers = others(G, ctx);
  const owner = (number) => ctx.playOrder.find((id) => G.players[id].laid === G.board[number]);
  const found = guessers.filter((id) => owner(G.players[id].vote) === G.teller);
  const split = found.length > 0 && found.length < guessers.length;
  for (const id of ctx.playOrder) {
    if (id === G.teller) G.gains[id] = split ? 3 : 0;
    else if (!split) G.gains[id] = 2;
    else G.gains[id] = found.includes(id) ? 3 : 0;
  }
  for (const id of guessers) {
    const lured = owner(G.players[id].vote);
    if (lured !== G.teller) G.gains[lured] += 1;
  }
  for (const id of ctx.playOrder) G.scores[id] += G.gains[id];
  G.owners = G.board.map((_, number) => owner(number));
  for (const id of guessers) G.votes[id] = G.players[id].vote;
}

// -- the game -------------------------------------------------------------------------------------------------------

const tellerFirst = {
  first: ({ G, ctx }) => ctx.playOrder.indexOf(G.teller),
  next: ({ ctx }) => ctx.playOrderPos,
};
const othersOwe = ({ G, ctx }) => {
  G.waiting = others(G, ctx);
};
const secretly = (move) => ({ move, client: false, redact: true });

exports.Dixit = {
  name: 'dixit',
  minPlayers: 4,
  maxPlayers: 8,
  disableUndo: true, // players cannot take back an answer, and boardgame.io would keep a copy of each state
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  phases: {
    telling: {
      start: true,
      onBegin: beginRound,
      moves: { tell: secretly(tell) },
      turn: { order: tellerFirst },
      next: 'laying',
    },
    laying: {
      onBegin: othersOwe,
      moves: { lay: secretly(lay) },
      turn: { order: tellerFirst, activePlayers: { others: Stage.NULL, maxMoves: 1 } },
      onEnd: layOut,
      next: 'voting',
    },
    voting: {
      onBegin: othersOwe,
      moves: { vote: secretly(vote) },
      turn: { order: tellerFirst, activePlayers: { others: Stage.NULL, maxMoves: 1 } },
      onEnd: score,
      next: 'revealed',
    },
    revealed: {
      onBegin: ({ G, ctx }) => {
        G.waiting = [...ctx.playOrder];
      },
      moves: { goOn },
      turn: { order: tellerFirst, activePlayers: { all: Stage.NULL, maxMoves: 1 } },
      next: 'telling',
    },
  },
  endIf: ({ G, ctx }) => {
    if (ctx.phase !== 'revealed' || G.waiting.length) return undefined;
    const best = Math.max(...Object.values(G.scores));
    return best >= TARGET ? { winners: ctx.playOrder.filter((id) => G.scores[id] === best) } : undefined;
  },
};
