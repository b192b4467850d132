import { useEffect } from 'react';
import { useForm, useFormState } from 'shared-ui/form';

/** Shows a field's message from the first change on, not only after leaving the field. */
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
