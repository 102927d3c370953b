import { type Failure, isSilent, shortMessage } from '@selvedge/core';
import { ErrorId } from '../ui/ErrorId.tsx';
import { useFailureText } from './useFailureText.ts';

type Props = {
  failure: Failure | null;
  /** What failed is told beside it: without a sentence of the server there is nothing to add. */
  explained?: boolean;
};

/** Why a call failed, in the server's words, and the Error ID to pass on (B4, C6); a maintenance has none (B5). */
export function FailureWords({ failure, explained = false }: Props) {
  const failureText = useFailureText();
  const says = !explained || (failure !== null && shortMessage(failure) !== '');
  return (
    <>
      {says && <p>{failureText(failure)}</p>}
      {failure?.tracking && !isSilent(failure) && <ErrorId tracking={failure.tracking} />}
    </>
  );
}
