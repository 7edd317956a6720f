import { describe, expect, test } from 'vitest';
import {
  addressBlock,
  addressNetwork,
  clientAddress,
  resolveClientAddress,
} from '@/lib/security/client-address';

describe('The address of a sender', () => {
  test.each([
    ['without proxies, whatever is claimed', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
    ['behind one proxy', '10.0.0.1', '203.0.113.9', 1, '203.0.113.9'],
    ['behind one proxy, with a claim from outside', '10.0.0.1', '6.6.6.6, 203.0.113.9', 1, '203.0.113.9'],
    ['behind two proxies', '10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
    ['behind two proxies when one was left out', '10.0.0.1', '203.0.113.9', 2, '203.0.113.9'],
    ['with a port', '10.0.0.1', '203.0.113.9:5123', 1, '203.0.113.9'],
    ['in brackets with a port', '10.0.0.1', '[2001:DB8::1]:443', 1, '2001:db8::1'],
    ['of version 4 within version 6', '::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
    ['with rubbish around it', '10.0.0.1', 'unknown, <script>, 203.0.113.9', 1, '203.0.113.9'],
    ['nowhere', undefined, undefined, 0, 'unknown'],
    ['nowhere, with a claim', undefined, '', 3, 'unknown'],
  ])('%s', (_, peer, forwarded, hops, expected) => {
    expect(resolveClientAddress(peer, forwarded, hops)).toBe(expected);
  });

  test('is read from the request as one address or none', () => {
    expect(clientAddress(new Headers({ 'x-forwarded-for': '203.0.113.9' }))).toBe('203.0.113.9');
    expect(clientAddress(new Headers({ 'x-forwarded-for': '1.1.1.1, 2.2.2.2' }))).toBe('unknown');
    expect(clientAddress(new Headers())).toBe('unknown');
  });

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is counted as %s', (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });
});

test.each([
  ['2001:db8:77:1::1', '2001:db8:77::/48'],
  ['2001:db8:77:ffff:1:2:3:4', '2001:db8:77::/48'],
  ['2001:db8:78::', '2001:db8:78::/48'],
  ['10.1.2.3', null],
  ['unknown', null],
])('the network of %s that one customer may hold is %s', (address, network) => {
  expect(addressNetwork(address)).toBe(network);
});
