import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Notice } from '../../ui/Notice.tsx';

const space = css({ marginBottom: '5' });

/** More than can be looked through: nothing is left out, but a filter would help (requirement M1). */
export function TooMany({ count }: { count: number }) {
  const intl = useIntl();
  return (
    <div className={space}>
      <Notice tone="info" title={intl.formatMessage({ id: 'catalog.tooMany.title' }, { count })}>
        {intl.formatMessage({ id: 'catalog.tooMany.lead' })}
      </Notice>
    </div>
  );
}
