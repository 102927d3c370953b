import type { MatrixRow } from '@selvedge/core/ordering';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import {
  colourCode,
  colourName,
  lengthName,
  noSwatch,
  rowHead,
  rowHeadWords,
  swatch,
} from './cell/matrix.recipe.ts';

type Props = { row: MatrixRow; at: number; withLength: boolean; children?: ReactNode };

/** Colour and length of a row. The colour's name is visible once, but screen readers hear it in each of its rows. */
export function MatrixRowHead({ row, at, withLength, children }: Props) {
  const { colour, articleLength, leads } = row;
  const intl = useIntl();
  return (
    <th scope="row" className={rowHead} data-head="row" data-at={at}>
      <span className={rowHeadWords}>
        {leads ? (
          <>
            <span className={swatch} style={{ '--tone': colour.hex }} />
            <span className={colourName} title={`${colour.code} ${colour.name}`}>
              {colour.name} <span className={colourCode}>{colour.code}</span>
            </span>
          </>
        ) : (
          <>
            <span className={noSwatch} />
            <span className={colourName}>
              <VisuallyHidden>{colour.name}</VisuallyHidden>
            </span>
          </>
        )}
        {withLength && (
          <span className={lengthName}>
            <span aria-hidden="true">{articleLength}</span>
            <VisuallyHidden>
              {intl.formatMessage({ id: 'matrix.row.length' }, { length: articleLength })}
            </VisuallyHidden>
          </span>
        )}
      </span>
      {children}
    </th>
  );
}
