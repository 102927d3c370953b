import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { Icon } from '../ui/figures/Icon.tsx';
import { useFootHeight } from '../ui/layout/pageEdge.ts';
import { sheet } from './sheet.recipe.ts';

const frame = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  maxWidth: 'page',
  marginInline: 'auto',
  paddingInline: 'gutter',
  paddingBlock: '3',
  '& > svg': { color: 'positive' },
});
const words = css({ flex: '1', minWidth: '0', textStyle: 'strong' });

/** Says on the imprint that analytics are off (requirement H2). */
export function Deactivated({ onDismiss }: { onDismiss: () => void }) {
  const intl = useIntl();
  const element = useRef<HTMLDivElement>(null);
  useFootHeight(element, '--foot');
  return (
    <div ref={element} className={sheet}>
      <div className={frame}>
        <Icon name="check" />
        <p role="alert" className={words}>
          {intl.formatMessage({ id: 'consent.off.text' })}
        </p>
        <IconButton
          icon="close"
          label={intl.formatMessage({ id: 'ui.action.dismiss' })}
          onClick={onDismiss}
        />
      </div>
    </div>
  );
}
