// The limit of the wire: a socket that sends back what it gets, and nothing else.
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false }, () => {
  process.send?.({ port: (server.address() as { port: number }).port });
});
server.on('connection', (socket) => socket.on('message', (data) => socket.send(data.toString())));
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
