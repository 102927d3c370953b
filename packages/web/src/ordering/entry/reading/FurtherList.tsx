import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Notice } from '../../../ui/notices/Notice.tsx';
import type { EntryRef } from '../parts/entryRef.ts';
import { useListProblem } from '../parts/useListProblem.ts';

/** Another list was pasted or dropped while this one is reviewed: add it, read it instead, or ignore it. */
export function FurtherList({ entry }: { entry: EntryRef }) {
  const intl = useIntl();
  const given = useSelector(entry, ({ context }) => context.given);
  if (!given) return <NotAdded entry={entry} />;
  const title =
    given.kind === 'file'
      ? intl.formatMessage({ id: 'entry.given.file' }, { name: given.file.name })
      : intl.formatMessage({ id: 'entry.given.text' }, { lines: given.text.trim().split('\n').length });
  return (
    <Notice
      tone="info"
      live
      title={title}
      actions={
        <>
          <Button size="compact" variant="primary" onClick={() => entry.send({ type: 'given.added' })}>
            {intl.formatMessage({ id: 'entry.given.add' })}
          </Button>
          <Button size="compact" onClick={() => entry.send({ type: 'given.replaced' })}>
            {intl.formatMessage({ id: 'entry.given.replace' })}
          </Button>
          <Button size="compact" variant="quiet" onClick={() => entry.send({ type: 'given.left' })}>
            {intl.formatMessage({ id: 'entry.given.leave' })}
          </Button>
        </>
      }
    >
      {intl.formatMessage({ id: 'entry.given.kept' })}
    </Notice>
  );
}

/** Why another list could not be added. The current one is unchanged. */
function NotAdded({ entry }: { entry: EntryRef }) {
  const intl = useIntl();
  const problemText = useListProblem();
  const problem = useSelector(entry, ({ context }) => context.problem);
  if (!problem) return null;
  return (
    <Notice tone="critical" live title={intl.formatMessage({ id: 'entry.problem.title' })}>
      {problemText(problem)}
    </Notice>
  );
}
