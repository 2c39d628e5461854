/** The multicast group of mDNS (RFC 6762, section 3). */
export const mdnsGroup = '224.0.0.251';
export const mdnsPort = 5353;

const questionTypes = { PTR: 12, SRV: 33 } as const;
const internetClass = 1;
const headerLength = 12;

/**
 * A DNS packet with one question. Labels of the name have at most 63 bytes.
 * @param mark 0 to 65535; meaningless in mDNS, so it identifies our own packets
 */
export function question(name: string, type: keyof typeof questionTypes, mark = 0): Buffer {
  const header = Buffer.alloc(headerLength);
  header.writeUInt16BE(mark, 0);
  header.writeUInt16BE(1, 4);
  const labels = name.split('.').flatMap((label) => {
    const text = Buffer.from(label);
    if (text.length === 0 || text.length > 63) throw new RangeError(`a DNS label of ${text.length} bytes`);
    return [Buffer.from([text.length]), text];
  });
  const tail = Buffer.alloc(5);
  tail.writeUInt16BE(questionTypes[type], 1);
  tail.writeUInt16BE(internetClass, 3);
  return Buffer.concat([header, ...labels, tail]);
}

/** True if the packet is a response (RFC 6762, section 18.2). */
export function isAnswer(packet: Buffer): boolean {
  return packet.length >= headerLength && (packet.readUInt8(2) & 0x80) !== 0;
}
