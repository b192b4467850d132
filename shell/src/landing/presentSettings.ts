interface Present {
  portal: string;
  name: string;
  shortName: string;
  offices: readonly { city: string; airport: string; address: string; email: string }[];
}

const say = (selector: string, text: string) => {
  for (const element of document.querySelectorAll(selector))
    if (element.textContent !== text) element.textContent = text;
};

/** Takes the markup of the first office, so that the page's look stays its own. */
function officeLike(
  pattern: Element,
  { city, airport, address, email }: Present['offices'][number],
): Element {
  const office = pattern.cloneNode(true) as Element;
  const heading = office.querySelector('h3');
  const details = office.querySelector('address');
  const link = office.querySelector('a');
  if (heading) heading.textContent = city;
  if (link) {
    link.href = `mailto:${email}`;
    link.textContent = email;
  }
  details?.replaceChildren(
    airport,
    document.createElement('br'),
    address,
    document.createElement('br'),
    ...(link ? [link] : []),
  );
  return office;
}

/** Puts what an Administrator has set in the place of what the page was rendered with; a text is never markup. */
function showNames({ portal, name, shortName, offices }: Present): void {
  say('[data-portal]', portal);
  say('[data-authority]', `${name} (${shortName})`);
  document.title = document.title.replace(/^.*$/, portal);
  const list = document.querySelector('[data-offices]');
  const pattern = list?.firstElementChild;
  if (list && pattern) list.replaceChildren(...offices.map((office) => officeLike(pattern, office)));
}

/** Asks for them; without an answer the page stays as it was rendered. */
export async function askForNames(): Promise<void> {
  const reply = await fetch('/api/settings/public', { headers: { accept: 'application/json' } }).catch(
    () => undefined,
  );
  if (!reply?.ok) return;
  const { data } = (await reply.json()) as { data: { authority: Present } };
  showNames(data.authority);
}
