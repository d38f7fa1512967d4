import { networkOf } from './network-of.js';

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:0:a::1', '2001:db8:0:a::/64'],
    ['2001:DB8:0000:000a:ffff:ffff:ffff:ffff', '2001:db8:0:a::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
    ['no address', 'no address'],
  ])('maps %j to %j', (address, network) => expect(networkOf(address)).toBe(network));
});
