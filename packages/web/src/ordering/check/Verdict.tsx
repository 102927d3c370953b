import type { SeasonPlace, Style } from '@selvedge/core/contract';
import type { checkMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { FailedState } from '../../failure/FailedState.tsx';
import { failedAloud, failedQuietly } from '../../failure/failedAloud.ts';
import { SlowLoadHint } from '../../progress/SlowLoadHint.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import { FindingList } from '../finding/FindingList.tsx';
import { FindingText } from '../finding/FindingText.tsx';
import { FixedNotice } from '../finding/FixedNotice.tsx';
import { spots } from '../whyNot/spots.ts';

/** High enough for each short state, so that the content below does not move. */
const frame = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  minWidth: '0',
  minHeight: '[8.75rem]',
});
const again = css({ alignSelf: 'flex-start', _print: { display: 'none' } });

type Props = {
  check: ActorRefFrom<typeof checkMachine>;
  styles: readonly Style[];
  place: SeasonPlace;
  /** Given: findings can be fixed in this cart. */
  cart?: CartRef;
};

/** The result of all rules for the stored cart. Finalization evaluates the same rules. */
export function Verdict({ check, styles, place, cart }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(check, (now) => now);
  const { findings, failure } = snapshot.context;
  const preview = findings.find(({ code }) => code === 'inPreview');
  const others = findings.filter(({ code }) => code !== 'inPreview');
  const [fixed, setFixed] = useState(false);
  const undo = cart && <FixedNotice cart={cart} shown={fixed} onUndone={() => setFixed(false)} />;
  const repeat = () => check.send({ type: 'check.repeated' });
  if (failedAloud(snapshot)) {
    return (
      <FailedState
        title={intl.formatMessage({ id: 'check.failed.title' })}
        kept={intl.formatMessage({ id: 'check.failed.kept' })}
        failure={failure}
        onRetry={repeat}
      />
    );
  }
  if (snapshot.matches('checking') || failedQuietly(snapshot)) {
    return (
      <div className={frame} aria-busy="true">
        <p role="status">{intl.formatMessage({ id: 'check.checking' })}</p>
        <Skeleton width="long" />
        <Skeleton width="half" />
        <SlowLoadHint />
        {undo}
      </div>
    );
  }
  return (
    <div className={frame}>
      {preview && (
        <Notice live tone="info" title={intl.formatMessage({ id: 'check.preview.title' })}>
          <p>
            <FindingText finding={preview} />
          </p>
          {others.length === 0 && <p>{intl.formatMessage({ id: 'check.preview.rest' })}</p>}
        </Notice>
      )}
      {snapshot.matches('passed') && (
        <Notice live tone="positive" title={intl.formatMessage({ id: 'check.passed.title' })}>
          {intl.formatMessage({ id: 'check.passed.text' })}
        </Notice>
      )}
      {others.length > 0 && (
        <Notice
          live
          tone="critical"
          title={intl.formatMessage({ id: 'check.objected.title' }, { count: others.length })}
        >
          {intl.formatMessage({ id: 'check.objected.text' }, { count: others.length })}
        </Notice>
      )}
      {others.length > 0 && (
        <FindingList
          firstId={spots.findings}
          findings={others}
          styles={styles}
          place={place}
          cart={cart}
          onFix={() => setFixed(true)}
        />
      )}
      {undo}
      <Button size="compact" className={again} onClick={repeat}>
        {intl.formatMessage({ id: 'check.again' })}
      </Button>
    </div>
  );
}
