import { useEffect } from 'react';
import { useField, useForm } from 'shared-ui/form';

export function UsualAirline() {
  const form = useForm();
  const { input, meta } = useField<string | undefined>('Flight_Number', {
    subscription: { value: true, modified: true },
  });
  const code = meta.modified ? input.value?.slice(0, 4) : undefined;
  useEffect(() => {
    if (!code) return;
    let left = false;
    const choose = async () => {
      // The file with the airline codes is loaded when the user types a flight number. If the file cannot be
      // loaded, the user selects the airline.
      const airline = (await import('./airlineOfFlight.ts').catch(() => undefined))?.airlineOfFlight(code);
      if (airline && !left) form.change('airline', airline);
    };
    void choose();
    return () => {
      left = true;
    };
  }, [code, form]);
  return null;
}
