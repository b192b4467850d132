import { wordmarkOf } from 'shared-api/authority';
import type { PublicPrice } from 'shared-api/services';
import type { Office, PublicSettings } from 'shared-api/settings';
import { addressParts, dialled, feeText, priceText } from './texts.ts';

const say = (selector: string, text: string) => {
  for (const element of document.querySelectorAll(selector))
    if (element.textContent !== text) element.textContent = text;
};

function spanOf(text: string): Element {
  const span = document.createElement('span');
  span.textContent = text;
  return span;
}

function writeWordmarks(portal: string): void {
  const [strong, rest] = wordmarkOf(portal);
  for (const mark of document.querySelectorAll('[data-wordmark]')) {
    if (mark.textContent === portal) continue;
    const name = document.createElement('strong');
    name.textContent = strong;
    mark.replaceChildren(name, rest);
  }
}

function linkTo(href: string, ...shown: readonly (Element | string)[]): Element {
  const link = document.createElement('a');
  link.href = href;
  link.append(...shown);
  return link;
}

function officeLike(pattern: Element, { city, airport, address, email, phone }: Office): Element {
  const office = pattern.cloneNode(true) as Element;
  const heading = office.querySelector('h3');
  if (heading) heading.textContent = city;
  const lines = [
    airport,
    address,
    ...(phone ? [linkTo(`tel:${dialled(phone)}`, phone)] : []),
    linkTo(
      `mailto:${email}`,
      ...addressParts(email).flatMap((part, index) =>
        index > 0 ? [document.createElement('wbr'), spanOf(part)] : [spanOf(part)],
      ),
    ),
  ];
  office
    .querySelector('address')
    ?.replaceChildren(
      ...lines.flatMap((line, index) => (index > 0 ? [document.createElement('br'), line] : [line])),
    );
  return office;
}

/** Settings are inserted as text, never as markup. */
function show({ authority, registrationFees }: PublicSettings): void {
  const { portal, name, shortName, offices } = authority;
  say('[data-portal]', portal);
  writeWordmarks(portal);
  say('[data-authority]', `${name} (${shortName})`);
  document.title = portal;
  for (const [kind, fee] of Object.entries(registrationFees)) say(`[data-fee="${kind}"]`, feeText(fee));
  const list = document.querySelector('[data-offices]');
  const pattern = list?.firstElementChild;
  if (list && pattern) list.replaceChildren(...offices.map((office) => officeLike(pattern, office)));
}

function showPrices(prices: readonly PublicPrice[]): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-price-of]'))
    element.textContent = priceText(element.dataset.priceOf ?? '', prices);
}

async function ask<Data>(path: string): Promise<Data | undefined> {
  const reply = await fetch(path, { headers: { accept: 'application/json' } }).catch(() => undefined);
  if (!reply?.ok) return;
  return ((await reply.json()) as { data: Data }).data;
}

export async function askForSettings(): Promise<void> {
  const [settings, prices] = await Promise.all([
    ask<PublicSettings>('/api/settings/public'),
    ask<readonly PublicPrice[]>('/api/services/public'),
  ]);
  if (settings) show(settings);
  if (prices) showPrices(prices);
}
