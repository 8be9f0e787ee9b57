// node server.js [FOLDER]: boardgame.io's server with Dixit, in memory or with its FlatFile storage in a folder.

const { FlatFile, Server } = require('boardgame.io/server');
const storage = require('node-persist');
const { Dixit } = require('./dixit.js');

const [folder] = process.argv.slice(2);
const server = Server({
  games: [Dixit],
  origins: [/localhost:\d+/],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run({ port: 0 }).then(({ appServer }) => {
  // Every two minutes FlatFile's store looks through all files for outdated ones. There are none, and a file that is
  // being written just then ends the server.
  if (folder) storage.stopExpiredKeysInterval();
  console.log(`boardgame.io is at http://127.0.0.1:${appServer.address().port}`);
});
process.on('SIGTERM', () => process.exit(0));
