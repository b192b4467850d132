import { useEffect } from 'react';
import { useForm, useFormState } from 'shared-ui/form';

/** A message shows from the first change on, not only when the field is left (AUTH-14). */
export function MessagesWhileTyping() {
  const form = useForm();
  const { modified = {}, touched = {} } = useFormState({ subscription: { modified: true, touched: true } });
  useEffect(() => {
    for (const name of Object.keys(modified)) {
      if (!modified[name] || touched[name]) continue;
      form.blur(name);
      form.focus(name);
    }
  }, [form, modified, touched]);
  return null;
}
