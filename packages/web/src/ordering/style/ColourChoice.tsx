import type { Colour } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { css } from '#style/css';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' });
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: 'control', md: 'controlDense' },
  _touch: { minHeight: 'control' },
  paddingInline: '2',
  border: 'clear',
  borderBottom: '[2px solid transparent]',
  background: 'transparent',
  textStyle: 'small',
  color: 'ink.muted',
  _hover: { color: 'ink' },
  '&[aria-pressed=true]': { color: 'ink', borderBottomColor: 'accent' },
});
const tone = css({
  width: '5',
  height: '5',
  border: 'control',
  borderRadius: 'round',
  background: '[var(--tone)]',
});

type Props = {
  colours: readonly Colour[];
  chosen: Colour;
  onChoose: (articleColorId: string) => void;
};

/** The colours of a style; the chosen one is the one in the picture. */
export function ColourChoice({ colours, chosen, onChoose }: Props) {
  const intl = useIntl();
  return (
    <fieldset className={row} aria-label={intl.formatMessage({ id: 'style.colours.label' })}>
      {colours.map(({ articleColorId, name, code, hex }) => (
        <button
          key={articleColorId}
          type="button"
          className={chip}
          aria-pressed={articleColorId === chosen.articleColorId}
          onClick={() => onChoose(articleColorId)}
        >
          <span className={tone} style={{ '--tone': hex }} />
          {name} {code}
        </button>
      ))}
    </fieldset>
  );
}
