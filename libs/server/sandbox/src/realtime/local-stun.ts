import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

const BINDING_REQUEST = 0x0001;
const BINDING_RESPONSE = 0x0101;
const COOKIE = 0x2112a442;
const HEADER_BYTES = 20;

let started: Promise<string> | undefined;

/**
 * The address of a STUN server (RFC 8489) on this machine, one for the process: werift asks one in any case, and waits
 * seconds for one that does not answer.
 */
export function localStun(): Promise<string> {
  started ??= new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.on('message', (request, { address, port }) => {
      if (request.length < HEADER_BYTES || request.readUInt16BE(0) !== BINDING_REQUEST) return;
      socket.send(bindingResponse(request, address, port), port, address);
    });
    socket.bind(0, '127.0.0.1', () => {
      socket.unref();
      resolve(`stun:127.0.0.1:${(socket.address() as AddressInfo).port}`);
    });
  });
  return started;
}

/** The response with XOR-MAPPED-ADDRESS: the address that the request came from. */
function bindingResponse(request: Buffer, address: string, port: number): Buffer {
  const response = Buffer.alloc(HEADER_BYTES + 12);
  response.writeUInt16BE(BINDING_RESPONSE, 0);
  response.writeUInt16BE(12, 2);
  request.copy(response, 4, 4, HEADER_BYTES);
  response.writeUInt16BE(0x0020, 20);
  response.writeUInt16BE(8, 22);
  response.writeUInt16BE(0x0001, 24);
  response.writeUInt16BE(port ^ (COOKIE >>> 16), 26);
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  response.writeUInt32BE(((((a << 24) | (b << 16) | (c << 8) | d) >>> 0) ^ COOKIE) >>> 0, 28);
  return response;
}
