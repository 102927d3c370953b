import type { StepRecord } from './stepRecord.ts';

/** The charts that handle tokens, codes and verifiers. */
const secretive = ['tokens', 'signIn', 'deviceSignIn'];
const WORD = /^[a-zA-Z.]{0,30}$/;

/** FNV-1a: it distinguishes two tokens and reveals nothing else. */
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

/** Replaces the secrets in a step of such a chart by marks; steps of other charts are unchanged. */
export const withoutSecrets = (step: StepRecord): StepRecord =>
  secretive.includes(step.after.machine.id)
    ? {
        ...step,
        event: bare(step.event) as StepRecord['event'],
        after: { ...step.after, context: bare(step.after.context) } as StepRecord['after'],
      }
    : step;
