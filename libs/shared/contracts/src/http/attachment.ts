/**
 * The `content-disposition` header of a file that is saved under a name (RFC 6266). `filename*` carries a name with
 * non-ASCII characters unchanged; clients that support only `filename` receive its ASCII part.
 */
export function attachmentNamed(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7E]|["\\%]/g, '')
    .replace(/ +/g, ' ')
    .trim();
  const plain = `attachment; filename="${ascii}"`;
  if (ascii === name) return plain;
  const whole = encodeURIComponent(name.replace(/\p{Cs}/gu, '\uFFFD')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${plain}; filename*=UTF-8''${whole}`;
}
