import { BlockList, isIP } from 'node:net';

const closed = new BlockList();
// Special-purpose addresses (IANA): this machine, private networks, links, carriers, benchmarks, groups and what is reserved.
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, prefix, 'ipv4');
// Of version 6 what leads on to one of version 4, and what is for protocols.
for (const [net, prefix] of [
  ['2001::', 23],
  ['2002::', 16],
] as const)
  closed.addSubnet(net, prefix, 'ipv6');

const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an address may be one of somebody else's on the internet. Of version 6 only what is given out for that: this leaves
 * out loopback, links, private networks, groups, and every way to write an address of version 4.
 */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !closed.check(address, 'ipv6');
};
