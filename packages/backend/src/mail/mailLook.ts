import { printedLogo } from '../brand/printedLogo.ts';
import type { Brand } from '../configuration/brand/brand.ts';
import { html } from '../html/html.ts';

/** The place of the house's head in the HTML of a mail that waits; it is filled in when the mail is sent. */
export const headPlace = '<!--head-->';

/** The letters of a mail's title; a house with its own for titles has those without serifs where its own are missing. */
export const titleFont = 'Georgia,serif';

/** What a mail shows of the house that sends it. */
export interface MailLook {
  /** The head of a mail, with its logo as `cid:`. */
  readonly head: string;
  /** In place of {@link titleFont}, as a part of a style attribute. */
  readonly titleFont: string;
  /** PNG; null: the name stands in type. */
  readonly logo: Buffer | null;
}

export const logoId = 'house-logo';

const HEIGHT = 36;

/** The house's head: its logo, or its name in type, over a line in its accent. Mail programs know no dark logo. */
export async function mailLook(brand: Brand): Promise<MailLook> {
  const { name, isOwn, logo, accent, fonts } = brand;
  const own = fonts.display && `'${fonts.display.family}',Helvetica,Arial,sans-serif`;
  const width = Math.min(Math.round(HEIGHT * logo.ratio), 240);
  const sign = isOwn
    ? html`<span style="font:400 22px/1.2 ${titleFont}">${name}</span>`
    : html`<img src="cid:${logoId}" alt="${name}" width="${width}" height="${Math.round(width / logo.ratio)}" style="display:block;border:0;font:400 22px/1.2 ${own ?? titleFont}">`;
  return {
    head: html`<div style="margin:0 0 28px;padding:0 0 18px;border-bottom:2px solid ${accent.accent.light}">${sign}</div>`
      .text,
    titleFont: own ? html`${own}`.text : titleFont,
    logo: isOwn ? null : await printedLogo(brand),
  };
}
