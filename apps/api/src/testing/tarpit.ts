import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A server that accepts every connection and never responds. */
export async function tarpit() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.resume())
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The number of open connections. */
    openConnections: () => sockets.size,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
