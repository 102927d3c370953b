import type { Style } from '@selvedge/core/contract';
import { carriedSizes, type placeSizesMachine, usualSizes } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { WhyNot } from '../../../ui/buttons/WhyNot.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { useWhyNot } from '../../whyNot/useWhyNot.tsx';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  marginTop: '3',
  textStyle: 'small',
});
const legend = css({ color: 'ink.muted' });
const group = css({ display: 'flex', flexWrap: 'wrap', gap: '0.5' });
const chip = css({
  position: 'relative',
  minWidth: { base: 'control', md: 'controlDense' },
  minHeight: { base: 'control', md: 'controlDense' },
  _touch: { minWidth: 'control', minHeight: 'control' },
  paddingInline: '1.5',
  background: 'transparent',
  border: 'clear',
  borderRadius: 'control',
  textStyle: 'figure',
  color: 'ink.subtle',
  textDecoration: 'line-through',
  _hover: { borderColor: 'line' },
  '&[aria-pressed=true]': { color: 'ink', textDecoration: 'none' },
});
const dot = css({
  position: 'absolute',
  insetInlineStart: '[calc(50% - 2px)]',
  bottom: '0.5',
  width: '1',
  height: '1',
  borderRadius: 'round',
  background: 'accent',
});
const fold = css({
  minHeight: { base: 'control', md: 'controlDense' },
  _touch: { minHeight: 'control' },
  paddingInline: '3',
  background: 'transparent',
  border: 'line',
  borderRadius: 'control',
  textStyle: 'small',
  _hover: { borderColor: 'accent', color: 'accent' },
  '&[aria-pressed=true]': { background: 'accent.wash', borderColor: 'accent', color: 'accent.strong' },
});
const note = css({ color: 'ink.muted' });

type Props = {
  actor: ActorRefFrom<typeof placeSizesMachine>;
  /** All sizes of the style. */
  sizes: Style['sizes'];
  /** How many of them the sheet currently shows. */
  shown: number;
};

/** The sizes that this point of sale carries. The others can be hidden (M2). */
export function PlaceSizes({ actor, sizes, shown }: Props) {
  const intl = useIntl();
  const { kept, curves } = useSelector(actor, ({ context }) => context);
  if (sizes.length < 2) return null;
  const usual = usualSizes(curves, sizes);
  const carried = carriedSizes(kept, sizes, usual);
  const hidden = sizes.length - shown;
  return (
    <fieldset className={bar} aria-label={intl.formatMessage({ id: 'style.sizes.label' })}>
      <span className={legend} aria-hidden="true">
        {intl.formatMessage({ id: 'style.sizes.label' })}
      </span>
      <span className={group}>
        {sizes.map((size) => (
          <SizeChip key={size} actor={actor} sizes={sizes} carried={carried} size={size} usual={usual} />
        ))}
      </span>
      <button
        type="button"
        className={fold}
        aria-pressed={kept.folded}
        onClick={() => actor.send({ type: 'sizes.folded', folded: !kept.folded })}
      >
        {intl.formatMessage({ id: 'style.sizes.only' })}
      </button>
      <span className={note}>
        {hidden > 0 && `${intl.formatMessage({ id: 'style.sizes.hidden' }, { count: hidden })} `}
        {usual.length > 0 && intl.formatMessage({ id: 'style.sizes.usual' })}
      </span>
    </fieldset>
  );
}

type SizeChipProps = Pick<Props, 'actor' | 'sizes'> & {
  carried: readonly string[];
  size: string;
  usual: readonly string[];
};

/** Toggles whether a size is carried. At least one must stay. */
function SizeChip({ actor, sizes, carried, size, usual }: SizeChipProps) {
  const event = { type: 'size.toggled', sizes, carried, size } as const;
  const whyNot = useWhyNot(actor, event);
  return (
    <WhyNot reason={whyNot}>
      {(described) => (
        <button
          type="button"
          className={chip}
          aria-pressed={carried.includes(size)}
          onClick={() => actor.send(event)}
          {...described}
        >
          <SizeName size={size} usual={usual} />
        </button>
      )}
    </WhyNot>
  );
}

function SizeName({ size, usual }: { size: string; usual: readonly string[] }) {
  const intl = useIntl();
  const isUsual = usual.includes(size);
  const words =
    usual.length === 0
      ? intl.formatMessage({ id: 'style.sizes.plain' }, { size })
      : intl.formatMessage({ id: 'style.sizes.toggle' }, { size, usual: isUsual ? 'yes' : 'no' });
  return (
    <>
      <span aria-hidden="true">{size}</span>
      {isUsual && <span className={dot} />}
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
