import { createContext, type RefObject, useContext, useEffect } from 'react';

interface RegisteredField {
  label: string;
  controlId: string;
  /** The form shows this text for a field whose error has no text, for example 'accept the terms'. */
  missing?: string | undefined;
}

export type FormRegistry = Map<string, RegisteredField>;

interface FormContextValue {
  id: string;
  registry: FormRegistry;
  local: boolean;
  /** True means that the form refuses unchanged values. */
  wantsChange: RefObject<boolean>;
}

export const unchanged = 'To continue, change a field';

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useFormContext() {
  const context = useContext(FormContext);
  if (!context) throw new Error('A field stands outside of a PortalForm');
  return context;
}

/** Fields are sorted by their place on the page, because a field that appears later is registered last. */
export function fieldsInPageOrder(registry: FormRegistry, isNamed: (name: string) => boolean) {
  const fields = [...registry]
    .filter(([name]) => isNamed(name))
    .map(([name, field]) => ({ name, control: document.getElementById(field.controlId), ...field }));
  return fields.sort((one, other) => {
    if (!one.control || !other.control) return 0;
    return one.control.compareDocumentPosition(other.control) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

export function useRegisteredField(name: string, label: string, missing?: string) {
  const { id, registry } = useFormContext();
  const controlId = `${id}-${name}`;
  useEffect(() => {
    registry.set(name, { label, controlId, missing });
    return () => {
      registry.delete(name);
    };
  }, [registry, name, label, controlId, missing]);
  return controlId;
}
