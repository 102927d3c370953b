import { type Failure, isSilent } from '@selvedge/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { FailureWords } from '../failure/FailureWords.tsx';
import { UnderMaintenance } from '../failure/UnderMaintenance.tsx';
import { useOffline } from '../platform/useOffline.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Skeleton } from '../ui/figures/Skeleton.tsx';

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '2',
  maxWidth: 'prose',
  padding: { base: '4', sm: '5' },
  paddingTop: { base: '6', sm: '6' },
});
const heading = css({ textStyle: 'heading', textWrap: 'balance' });
const text = css({ color: 'ink.muted' });
const rows = css({ paddingInline: { base: '4', sm: '5' } });
const label = css({ paddingTop: '4', paddingBottom: '1', textStyle: 'label' });
const row = css({ paddingBlock: '2' });
const strong = css({ display: 'block', textStyle: 'strong' });
const small = css({ display: 'block', textStyle: 'small' });

function Said({ title, children, live }: { title: string; children?: ReactNode; live?: boolean }) {
  return (
    <div className={frame} role={live ? 'alert' : undefined}>
      <h3 className={heading}>{title}</h3>
      {children}
    </div>
  );
}

/** Before anything is typed: what can be searched, and how. */
export function SearchEmpty() {
  const intl = useIntl();
  return (
    <Said title={intl.formatMessage({ id: 'search.empty.title' })}>
      <p className={text}>{intl.formatMessage({ id: 'search.empty.text' })}</p>
      <p className={text}>{intl.formatMessage({ id: 'finds.hint' })}</p>
    </Said>
  );
}

export function SearchNothing({ term }: { term: string }) {
  const intl = useIntl();
  return (
    <Said title={intl.formatMessage({ id: 'search.nothing.title' }, { term })}>
      <p className={text}>{intl.formatMessage({ id: 'search.nothing.text' })}</p>
    </Said>
  );
}

type FailedProps = {
  failure: Failure | null;
  onRetry: () => void;
};

export function SearchFailed({ failure, onRetry }: FailedProps) {
  const intl = useIntl();
  const offline = useOffline();
  if (offline) {
    return (
      <Said live title={intl.formatMessage({ id: 'app.offline.title' })}>
        <p className={text}>{intl.formatMessage({ id: 'search.offline.text' })}</p>
      </Said>
    );
  }
  if (failure && isSilent(failure)) {
    return (
      <div className={frame}>
        <UnderMaintenance failure={failure} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <Said live title={intl.formatMessage({ id: 'search.failed.title' })}>
      <p className={text}>{intl.formatMessage({ id: 'search.failed.text' })}</p>
      <FailureWords failure={failure} explained />
      <Button size="compact" variant="primary" onClick={onRetry}>
        {intl.formatMessage({ id: 'ui.action.retry' })}
      </Button>
    </Said>
  );
}

const places = ['a', 'b', 'c', 'd'];

/** Skeleton in the layout of the results. */
export function SearchSkeleton({ slow }: { slow: boolean }) {
  const intl = useIntl();
  return (
    <div className={rows} aria-busy="true">
      {slow && <p className={frame}>{intl.formatMessage({ id: 'ui.loading.slow' })}</p>}
      <div className={label}>
        <Skeleton width="short" />
      </div>
      {places.map((place) => (
        <div key={place} className={row}>
          <span className={strong}>
            <Skeleton width="half" />
          </span>
          <span className={small}>
            <Skeleton width="long" />
          </span>
        </div>
      ))}
    </div>
  );
}
