import type { KeptStep } from './flightRecorder.ts';

/** The charts that are told tokens, codes and verifiers. */
const secretive = ['tokens', 'signIn', 'deviceSignIn'];
const WORD = /^[a-zA-Z.]{0,30}$/;

/** FNV-1a: tells two tokens apart, and nothing else. */
const markOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `secret-${hash >>> 0}`;
};

const bare = (value: unknown): unknown => {
  if (typeof value === 'string') return WORD.test(value) ? value : markOf(value);
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (Array.isArray(value)) return value.map(bare);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'type' ? part : bare(part)]),
  );
};

/** A step of a chart that deals with secrets, each in place of which a mark stands; other steps as they are. */
export const withoutSecrets = (step: KeptStep): KeptStep =>
  secretive.includes(step.after.machine.id)
    ? {
        ...step,
        event: bare(step.event) as KeptStep['event'],
        after: { ...step.after, context: bare(step.after.context) } as KeptStep['after'],
      }
    : step;
