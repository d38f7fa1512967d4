import { readForm } from './form-body.js';

describe('the parameters of a request', () => {
  it('are nested as the SDK encodes them', () => {
    expect(
      readForm(
        'line_items[0][price]=price_1&line_items[0][quantity]=1&line_items[1][price]=price_2&metadata[user id]=a%20b&expand[]=data.x&expand[]=y',
      ),
    ).toEqual({
      line_items: [{ price: 'price_1', quantity: '1' }, { price: 'price_2' }],
      metadata: { 'user id': 'a b' },
      expand: ['data.x', 'y'],
    });
  });

  it('reject what is malformed, and never touch a prototype', () => {
    for (const text of [
      'a[=1',
      '[b]=1',
      'a=1&a[b]=2',
      '__proto__[x]=1',
      'a[__proto__]=1',
      'a[b][c][d][e][f][g][h][i]=1',
    ])
      expect(() => readForm(text)).toThrow();
    expect(readForm('constructor=1')).toEqual({ constructor: '1' });
  });
});
