// node server.js: Colyseus's server with Dixit, on its standard transport.

import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { Dixit } from './dixit.js';

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('dixit', Dixit);
await server.listen(0, '127.0.0.1');
console.log(`Colyseus is at http://127.0.0.1:${transport.server.address().port}`);
