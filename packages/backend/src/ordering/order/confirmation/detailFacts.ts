import type { Address } from '@selvedge/core/contract';
import { weekIn } from '@selvedge/core/order';
import { townLine } from '@selvedge/core/rules';
import { say } from '../../../language/words.ts';
import type { Figures } from '../../document/figures.ts';
import type { ConfirmationSheet } from './sheet.ts';

const weekWords = (text: string, figures: Figures): string => {
  const week = weekIn(text);
  return week ? figures.week(week) : text;
};

/** An address, line by line, with the country's name in a language. */
export const addressLines = (language: string, { name, street, ...town }: Address): string[] => [
  name,
  street,
  townLine(town),
  new Intl.DisplayNames([language], { type: 'region' }).of(town.country) ?? town.country,
];

type Fact = [label: string, ...lines: string[]];

/** Who is invoiced, where that is not the customer at its own address (O6). */
export const invoiceFacts = ({
  language,
  order: { invoiceAddress },
}: Pick<ConfirmationSheet, 'language' | 'order'>): Fact[] =>
  invoiceAddress
    ? [[say(language, 'confirmation.invoiceAddress'), ...addressLines(language, invoiceAddress)]]
    : [];

/** What the customer said about the order (O9), each as its label and its lines. What was not said is not there. */
export function detailFacts(
  { language, order: { details } }: Pick<ConfirmationSheet, 'language' | 'order'>,
  figures: Figures,
): Fact[] {
  if (!details) return [];
  const { customerOrderNumber, deliveryAddress, requestedWeek } = details;
  const facts: Fact[] = [];
  if (customerOrderNumber !== '')
    facts.push([say(language, 'confirmation.customerOrderNumber'), customerOrderNumber]);
  if (deliveryAddress !== null)
    facts.push([say(language, 'confirmation.deliveryAddress'), ...addressLines(language, deliveryAddress)]);
  if (requestedWeek !== null)
    facts.push([say(language, 'confirmation.requestedWeek'), weekWords(requestedWeek, figures)]);
  return facts;
}
