import { type Failure, isSilent, shortMessage } from '@selvedge/core';
import { ErrorId } from '../ui/notices/ErrorId.tsx';
import { useFailureText } from './useFailureText.ts';

type Props = {
  failure: Failure | null;
  /** Text beside it already says what failed. Without a message from the server, nothing is added but when to try again. */
  explained?: boolean;
};

/** Why a request failed, in the server's words, with the Error ID (B4, C6). A maintenance has no Error ID (B5). */
export function FailureWords({ failure, explained = false }: Props) {
  const failureText = useFailureText();
  const says = !explained || (failure !== null && (shortMessage(failure) !== '' || failure.status === 429));
  return (
    <>
      {says && <p>{failureText(failure)}</p>}
      {failure?.tracking && !isSilent(failure) && <ErrorId tracking={failure.tracking} />}
    </>
  );
}
