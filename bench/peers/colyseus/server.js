// node server.js GAME: Colyseus's server with Dixit, on its standard transport. GAME is "dixit" or "lean".

import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';

const { Dixit } = await import(process.argv[2] === 'lean' ? './lean.js' : './dixit.js');
const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('dixit', Dixit);
await server.listen(0, '127.0.0.1');
console.log(`Colyseus is at http://127.0.0.1:${transport.server.address().port}`);
