import { array, type Infer, nullable, optional, string, type } from 'superstruct';
import { findingStruct } from './ordering/finding.ts';

/**
 * The body of every non-OK response (B4): a message in the user's language, a tracking code to quote to support, a
 * stable code for programs, and, if cart rules refused something, all their findings at once.
 */
export const failureBodyStruct = type({
  message: string(),
  tracking: optional(nullable(string())),
  code: optional(string()),
  findings: optional(array(findingStruct)),
});
export type FailureBody = Infer<typeof failureBodyStruct>;
