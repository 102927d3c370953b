import { xchacha20poly1305 } from '@noble/ciphers/chacha';
import { fromBase64Url, toBase64Url } from '../encoding/base64url.ts';

const NONCE = 24;

/** Seals texts with a person's key. */
export interface Seal {
  /** @param name what the text is kept under: nobody can put it in the place of another one */
  close(name: string, text: string): string;
  /** null: it was sealed with another key, under another name, or changed since. */
  open(name: string, sealed: string): string | null;
}

/** XChaCha20-Poly1305, which works at once: a page that is being left can wait for nothing. */
export function sealOf(key: string, randomBytes: (count: number) => Uint8Array): Seal {
  const bytes = fromBase64Url(key);
  const cipher = (name: string, nonce: Uint8Array) =>
    xchacha20poly1305(bytes, nonce, new TextEncoder().encode(name));
  return {
    close(name, text) {
      const nonce = randomBytes(NONCE);
      const sealed = cipher(name, nonce).encrypt(new TextEncoder().encode(text));
      return toBase64Url(nonce) + toBase64Url(sealed);
    },
    open(name, sealed) {
      try {
        const all = fromBase64Url(sealed);
        const text = cipher(name, all.subarray(0, NONCE)).decrypt(all.subarray(NONCE));
        return new TextDecoder('utf-8', { fatal: true }).decode(text);
      } catch {
        return null;
      }
    },
  };
}
