/** Of each byte: what eight steps of the division make of it. */
const steps = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** CRC-32 as zips have it, of bytes that come in pieces. fflate computes it, but only where it writes; `node:zlib` is not there in a browser. */
export function createChecksum(): { add(bytes: Uint8Array): void; readonly sum: number } {
  let rest = 0xffffffff;
  return {
    add(bytes) {
      let next = rest;
      for (const byte of bytes) next = (next >>> 8) ^ (steps[(next ^ byte) & 0xff] ?? 0);
      rest = next;
    },
    get sum() {
      return ~rest >>> 0;
    },
  };
}
