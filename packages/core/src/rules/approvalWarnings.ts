import type { Finding, FindingCode } from '../contract/index.ts';

/** A limit can still be raised or corrected before finalization. */
const warnings: ReadonlySet<FindingCode> = new Set(['limitExceeded', 'limitNotComparable']);

/** Whether a finding blocks approval, rather than only warn. Every finding blocks finalization. */
export const hindersApproval = ({ code }: Finding): boolean => !warnings.has(code);
