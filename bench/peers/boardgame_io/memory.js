// A storage for boardgame.io that keeps less than its default one.
//
// boardgame.io's own in-memory storage copies the log of the match with every move. It also keeps the initial
// state, which boardgame.io sends unfiltered to every player who connects. A game can be played without both, so
// this storage keeps neither.

const { Sync } = require('boardgame.io/internal');

exports.Memory = class Memory extends Sync {
  #states = new Map();
  #metadata = new Map();

  connect() {}

  createMatch(matchID, { initialState, metadata }) {
    this.#states.set(matchID, initialState);
    this.#metadata.set(matchID, metadata);
  }

  setState(matchID, state) {
    this.#states.set(matchID, state);
  }

  setMetadata(matchID, metadata) {
    this.#metadata.set(matchID, metadata);
  }

  fetch(matchID) {
    return { state: this.#states.get(matchID), metadata: this.#metadata.get(matchID), log: [] };
  }

  wipe(matchID) {
    this.#states.delete(matchID);
    this.#metadata.delete(matchID);
  }

  listMatches() {
    return [...this.#metadata.keys()];
  }
};
