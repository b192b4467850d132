import { type AnyObject, type ObjectSchema, ValidationError } from 'yup';

/** Blank texts count as missing, so that optional rules do not apply to an emptied field. */
export function withoutBlanks<Values extends object>(values: Values): Values {
  const kept = Object.entries(values).filter(([, value]) => value !== '');
  return Object.fromEntries(kept) as Values;
}

/** Each field gets its first message; a field in `allMessages` gets all messages, one per line. */
export function validateBySchema(
  schema: ObjectSchema<AnyObject> | undefined,
  values: object,
  allMessages: readonly string[] = [],
): Record<string, string> {
  try {
    schema?.validateSync(withoutBlanks(values), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const messages: Record<string, string> = {};
    for (const { path = '', message } of error.inner.length > 0 ? error.inner : [error]) {
      const before = messages[path];
      if (before === undefined) messages[path] = message;
      else if (allMessages.includes(path) && !before.split('\n').includes(message))
        messages[path] = `${before}\n${message}`;
    }
    return messages;
  }
}
