/** Of each byte: what eight steps of the division make of it. */
const steps = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** CRC-32 as zips have it. fflate computes it, but only where it writes; `node:zlib` is not there in a browser. */
export function checksum(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (rest >>> 8) ^ (steps[(rest ^ byte) & 0xff] ?? 0);
  return ~rest >>> 0;
}
