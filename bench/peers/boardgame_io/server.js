// node server.js GAME [FOLDER]: boardgame.io's server with Dixit. GAME is "dixit" or "lean". The matches are kept in
// memory, or with boardgame.io's own FlatFile storage in a folder.

const { FlatFile, Server } = require('boardgame.io/server');
const storage = require('node-persist');
const { Memory } = require('./memory.js');

const [name, folder] = process.argv.slice(2);
const { Dixit } = require(name === 'lean' ? './lean.js' : './dixit.js');

function chosenStorage() {
  if (folder) return { db: new FlatFile({ dir: folder }) };
  return name === 'lean' ? { db: new Memory() } : {}; // without `db`, boardgame.io uses its own in-memory storage
}

const server = Server({ games: [Dixit], origins: [/localhost:\d+/], ...chosenStorage() });
server.run({ port: 0 }).then(({ appServer }) => {
  // Every two minutes FlatFile's store searches all files for expired ones. No file expires here, and the search would
  // crash the server if it read a file that is being written.
  if (folder) storage.stopExpiredKeysInterval();
  console.log(`boardgame.io is at http://127.0.0.1:${appServer.address().port}`);
});
process.on('SIGTERM', () => process.exit(0));
