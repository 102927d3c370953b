import { groupOrderChildren } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Thread } from '../../ui/figures/Thread.tsx';
import type { GroupOrderRef } from './groupOrderRef.ts';

const line = css({ position: 'relative', paddingBlock: '3', textStyle: 'small', color: 'ink.muted' });

/** The progress of the run. */
export function SettlingProgress({ groupOrder }: { groupOrder: GroupOrderRef }) {
  const intl = useIntl();
  const { settling } = useSelector(groupOrder, groupOrderChildren);
  const context = useSelector(settling, (now) => now?.context);
  return (
    <p role="status" className={line}>
      {intl.formatMessage(
        { id: 'group.settle.progress' },
        { done: context?.settled.length ?? 0, all: context?.heads.length ?? 0 },
      )}
      <Thread />
    </p>
  );
}
