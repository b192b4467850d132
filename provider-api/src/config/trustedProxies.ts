import { BlockList, isIP } from 'node:net';
import { asList, type Reader } from './environmentVariable.ts';

/** Tells whether the address at a hop is that of a trusted proxy. Hop 0 is the connection itself. */
export type TrustedProxies = false | ((address: string, hop: number) => boolean);

const privateNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];
const maxHops = 10;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function listOf(networks: readonly string[]): BlockList | undefined {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits, ...more] = network.split('/');
    const width = familyOf(address) === 'ipv6' ? 128 : 32;
    const prefix = bits === undefined ? width : /^\d+$/.test(bits) ? Number(bits) : Number.NaN;
    if (isIP(address) === 0 || more.length > 0 || !(prefix >= 1 && prefix <= width)) return undefined;
    list.addSubnet(address, prefix, familyOf(address));
  }
  return list;
}

/**
 * The setting is either the number of proxies, which must have private addresses, or a list of the proxies'
 * addresses. X-Forwarded-For from any other address is ignored: otherwise a caller could forge an address.
 */
export const asProxies: Reader<TrustedProxies> = (text) => {
  if (['0', 'off', 'false'].includes(text.toLowerCase())) return false;
  const hops = /^\d+$/.test(text) ? Number(text) : undefined;
  const list = hops === undefined ? listOf(asList(text)) : listOf(privateNetworks);
  const max = hops ?? Number.POSITIVE_INFINITY;
  if (list === undefined || (hops !== undefined && hops > maxHops) || asList(text).length === 0)
    throw new Error(
      `be 0, the number of proxies up to ${maxHops}, or their addresses or networks, separated by commas`,
    );
  return (address, hop) => hop < max && isIP(address) !== 0 && list.check(address, familyOf(address));
};
