import { render } from '@testing-library/react';
import { EmailText } from './EmailText.tsx';

it.each([
  ['administrator@sample.example', 'administrator@<wbr>sample.<wbr>example'],
  ['ada.obi@mail.example.ng', 'ada.<wbr>obi@<wbr>mail.<wbr>example.<wbr>ng'],
  ['port-harcourt@sample.example', '<span class="whole">port-harcourt@</span><wbr>sample.<wbr>example'],
  ['not an address', 'not an address'],
  ['', ''],
])('%s may break after @ and dots, and its text stays what it is', (address, html) => {
  const { container } = render(<EmailText address={address} />);
  expect(container.firstElementChild?.innerHTML).toBe(html);
  expect(container).toHaveTextContent(address);
});
