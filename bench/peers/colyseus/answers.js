// How a player answers: once for dixit.js and once for lean.js. Both choose at random among the valid answers.
//
//   begun(state)        whether the first round has begun
//   seatToMove(state)   a seat that owes an answer, or -1
//   answer(room, seat)  choose an answer and return a function that sends it

const CLUE = 'what the river said';
const [TELL, LAY, VOTE, REVEALED] = [0, 1, 2, 3];

const any = (list) => list[Math.floor(Math.random() * list.length)];

function choosePlace(board, laid) {
  return any([...board.keys()].filter((place) => board[place] !== laid));
}

const guide = {
  begun: (state) => state?.phase === 'telling',
  seatToMove: (state) => state.players.findIndex((player) => player.owes),
  answer(room, seat) {
    const { phase, players, board } = room.state;
    const { hand, laid } = players[seat];
    switch (phase) {
      case 'telling':
        return sending(room, 'tell', { card: any([...hand]), clue: CLUE });
      case 'laying':
        return sending(room, 'lay', { card: any([...hand]) });
      case 'voting':
        return sending(room, 'vote', { number: choosePlace(board, laid) });
      default:
        return sending(room, 'goOn');
    }
  },
};

const lean = {
  begun: (state) => state?.step === TELL,
  seatToMove: ({ owed }) => 31 - Math.clz32(owed & -owed), // the lowest bit that is set; -1 if none is
  answer(room, seat) {
    const { step, players, board } = room.state;
    const { hand, laid } = players[seat];
    switch (step) {
      case TELL:
        return sending(room, TELL, [any([...hand]), CLUE]);
      case LAY:
        return sending(room, LAY, any([...hand]));
      case VOTE:
        return sending(room, VOTE, choosePlace(board, laid));
      default:
        return sending(room, REVEALED);
    }
  },
};

function sending(room, type, payload) {
  return () => room.send(type, payload);
}

export const games = { dixit: guide, lean };
