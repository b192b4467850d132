import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from 'shared-api/contract';
import { ApiProblem, type UploadProgress } from 'shared-api/http';
import {
  corporateRegistration,
  type registerCorporate,
  registerCorporateMutation,
} from 'shared-api/registration';
import { serviceTypes } from 'shared-api/services';
import { BusinessDetails } from './BusinessDetails.tsx';
import { Documents } from './Documents.tsx';
import { RegistrationFrame } from './RegistrationFrame.tsx';
import { StoredForm } from './StoredForm.tsx';
import { useRegistered } from './useRegistered.ts';

type CorporateValues = BodyOf<typeof registerCorporate> & { Files?: readonly File[] };

const steps = ['Business details', 'Documents', 'Done'];
const initialValues = { ClientTypeId: serviceTypes.Domestic };
const noFile = { Files: 'Please select at least one file' };

const isAboutDetails = (failure: unknown) =>
  failure instanceof ApiProblem && Object.keys(failure.fieldErrors).some((field) => !/^files$/i.test(field));

/** Both steps remain mounted, so that a refused field of the first step can show its message. */
export function CorporatePage() {
  const [step, setStep] = useState<1 | 2>(1);
  const [progress, setProgress] = useState<UploadProgress>();
  const { mutateAsync } = useMutation(registerCorporateMutation);
  const registered = useRegistered('corporate');
  const submit = async ({ Files = [], ...body }: CorporateValues) => {
    if (step === 1) return setStep(2);
    try {
      await mutateAsync({ body, files: Files, onProgress: setProgress });
    } catch (failure) {
      if (isAboutDetails(failure)) setStep(1);
      throw failure;
    }
    registered();
  };
  return (
    <RegistrationFrame
      registration="corporate"
      title="Corporate organisation registration"
      lead="For a company or an organisation that books for its people and guests."
      steps={steps}
      currentStep={step}
    >
      <StoredForm<CorporateValues>
        registration="corporate"
        label="Corporate organisation registration"
        local={step === 1}
        schema={corporateRegistration}
        initialValues={initialValues}
        validate={({ Files }) => (step === 2 && !Files?.length ? noFile : {})}
        onSubmit={submit}
      >
        <BusinessDetails hidden={step !== 1} />
        {step === 2 && <Documents progress={progress} onBack={() => setStep(1)} />}
      </StoredForm>
    </RegistrationFrame>
  );
}
