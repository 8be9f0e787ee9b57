// Dixit as an expert in boardgame.io would tune it. The rules are those of dixit.js, but boardgame.io does less
// work for each move:
//
// - There is one phase and one turn, so no move starts or ends one. `G.step` says what the players do.
// - All players are active for the whole game; `G.owed` has one bit for each player who must still move.
// - Cards are numbers, and everything that belongs to a player is in an array indexed by the seat.
// - A played card stays in its slot of the hand until a new card replaces it; `laid` tells which card it is.
// - The game ends by an event, so that boardgame.io does not evaluate an `endIf` in every move.

const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');

const CARDS = Array.from({ length: 84 }, (_, card) => card);
const HAND = 6;
const TARGET = 100; // points; the games of our own server are equally long
const NONE = -1;
const [TELL, LAY, VOTE, REVEALED] = [0, 1, 2, 3];

const zeros = (players) => new Array(players).fill(0);
const nothing = (players) => new Array(players).fill(NONE);

function setup({ ctx, random }) {
  const players = ctx.numPlayers;
  const pile = random.Shuffle(CARDS);
  const hands = Array.from({ length: players }, (_, seat) => pile.slice(seat * HAND, (seat + 1) * HAND));
  return {
    step: TELL,
    round: 1,
    teller: 0,
    owed: 1,
    clue: '',
    board: [],
    owners: [],
    scores: zeros(players),
    gains: zeros(players),
    hands,
    laid: nothing(players),
    votes: nothing(players),
    pile,
    drawn: players * HAND, // an index into the pile; removing a card would copy the pile
    discard: [],
  };
}

// -- the moves ------------------------------------------------------------------------------------------------------

const owes = (G, seat, step) => G.step === step && (G.owed & (1 << seat)) !== 0;

function tell(context, card, clue) {
  const { G, playerID } = context;
  const seat = Number(playerID);
  if (!owes(G, seat, TELL) || !G.hands[seat].includes(card)) return INVALID_MOVE;
  if (typeof clue !== 'string' || !clue) return INVALID_MOVE;
  G.laid[seat] = card;
  G.clue = clue;
  return answered(context, seat);
}

function lay(context, card) {
  const { G, playerID } = context;
  const seat = Number(playerID);
  if (!owes(G, seat, LAY) || !G.hands[seat].includes(card)) return INVALID_MOVE;
  G.laid[seat] = card;
  return answered(context, seat);
}

function vote(context, place) {
  const { G, playerID } = context;
  const seat = Number(playerID);
  if (!owes(G, seat, VOTE) || typeof place !== 'number') return INVALID_MOVE;
  const card = G.board[place];
  if (card === undefined || card === G.laid[seat]) return INVALID_MOVE;
  G.votes[seat] = place;
  return answered(context, seat);
}

function goOn(context) {
  const seat = Number(context.playerID);
  return owes(context.G, seat, REVEALED) ? answered(context, seat) : INVALID_MOVE;
}

function answered(context, seat) {
  const { G } = context;
  G.owed &= ~(1 << seat);
  if (!G.owed) next(context);
}

// -- the steps of a round -------------------------------------------------------------------------------------------

function next({ G, ctx, random, events }) {
  const everybody = (1 << ctx.numPlayers) - 1;
  G.step = (G.step + 1) % 4;
  switch (G.step) {
    case LAY:
      G.owed = everybody & ~(1 << G.teller);
      break;
    case VOTE:
      G.board = random.Shuffle(G.laid);
      G.owed = everybody & ~(1 << G.teller);
      break;
    case REVEALED:
      score(G);
      G.owed = everybody;
      break;
    default:
      if (Math.max(...G.scores) >= TARGET) events.endGame({ winners: winners(G.scores) });
      else beginRound(G, random);
  }
}

function beginRound(G, random) {
  G.discard = [...G.discard, ...G.board];
  G.board = [];
  G.owners = [];
  G.clue = '';
  G.laid.forEach((card, seat) => {
    const hand = G.hands[seat];
    hand[hand.indexOf(card)] = draw(G, random);
  });
  G.laid = nothing(G.scores.length);
  G.votes = nothing(G.scores.length);
  G.gains = zeros(G.scores.length);
  G.teller = G.round % G.scores.length;
  G.round += 1;
  G.owed = 1 << G.teller;
}

function draw(G, random) {
  if (G.drawn === G.pile.length) {
    G.pile = random.Shuffle(G.discard);
    G.drawn = 0;
    G.discard = [];
  }
  const card = G.pile[G.drawn];
  G.drawn += 1;
  return card;
}

function score(G) {
  const { teller } = G;
  const [laid, votes] = [[...G.laid], [...G.votes]];
  const owners = [...G.board].map((card) => laid.indexOf(card));
  const chosen = votes.map((place) => owners[place]); // undefined for the teller, who does not vote
  const found = chosen.filter((owner) => owner === teller).length;
  const split = found > 0 && found < laid.length - 1;
  const gains = chosen.map((owner, seat) => {
    if (!split) return seat === teller ? 0 : 2;
    return seat === teller || owner === teller ? 3 : 0;
  });
  for (const owner of chosen) if (owner !== undefined && owner !== teller) gains[owner] += 1;
  G.scores = [...G.scores].map((points, seat) => points + gains[seat]);
  G.gains = gains;
  G.owners = owners;
}

function winners(scores) {
  const best = Math.max(...scores);
  return [...scores.keys()].filter((seat) => scores[seat] === best).map(String);
}

// -- the game -------------------------------------------------------------------------------------------------------

/** What one player may see: no other hand, no pile, and laid cards and votes only when they are revealed. */
function playerView({ G, playerID }) {
  const revealed = G.step === REVEALED;
  return {
    step: G.step,
    round: G.round,
    teller: G.teller,
    owed: G.owed,
    clue: G.clue,
    board: G.board,
    owners: G.owners,
    scores: G.scores,
    gains: G.gains,
    votes: revealed ? G.votes : [],
    hand: G.hands[playerID], // undefined for spectators, whose id is null
    laid: G.laid[playerID],
    vote: G.votes[playerID],
  };
}

// `redact` hides cards and votes in the log that the other players receive. `noLimit` skips the count of moves.
const secret = (move) => ({ move, client: false, redact: true, noLimit: true });

exports.Dixit = {
  name: 'dixit',
  minPlayers: 4,
  maxPlayers: 8,
  disableUndo: true, // boardgame.io would keep a copy of each state
  setup,
  playerView,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    tell: secret(tell),
    lay: secret(lay),
    vote: secret(vote),
    goOn: { move: goOn, client: false, noLimit: true },
  },
};
