/** Names of the Bible, and of those whose words are Scripture, as the whole name of an author. */
const SCRIPTURE =
  /^(?:(?:the |la |las |el |los )?(?:holy |sagradas? |santas? |sacred |old |new |antiguo |nuevo )?(?:bible|biblia|scriptures?|escrituras?|testament|testamento|word of god|palabra de dios)|(?:the |el )?(?:god|dios|lord|senor|yahweh|jehovah|jehova|yahve|jesus|christ|cristo|holy spirit|espiritu santo)(?: (?:god|dios|christ|cristo|of nazareth|de nazaret|padre|father))?)$/;

/** Whether an author is the Bible or God: then the words of a quote claim to be Scripture. */
export function isAuthorOfScripture(author: string): boolean {
  const bare = author.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return SCRIPTURE.test(bare.replace(/[^\p{L}]+/gu, ' ').trim());
}

/** Whether the author of a quote may be a place of Scripture, as far as that can be told without a parser. */
export function mayBePlace(author: string): boolean {
  return /\p{N}/u.test(author) || isAuthorOfScripture(author);
}
