import * as contract from 'shared-api/contract';
import { type Api, serve, servePublic } from '../../http/serve.ts';
import { changeAccountStatus } from './changeAccountStatus.ts';
import { clientFileContent } from './clientFileContent.ts';
import { forgotPassword } from './forgotPassword.ts';
import { registerCorporate } from './registerCorporate.ts';
import { registerGovernment } from './registerGovernment.ts';
import { registerIndividual } from './registerIndividual.ts';
import { resetPassword } from './resetPassword.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';
import { updateCorporate } from './updateCorporate.ts';
import { updateGovernment } from './updateGovernment.ts';
import { updateIndividual } from './updateIndividual.ts';
import { updateUser } from './updateUser.ts';
import { userById } from './userById.ts';
import { verifyEmail } from './verifyEmail.ts';

export function routes(api: Api): void {
  servePublic(api, contract.signIn, signIn);
  serve(api, contract.signOut, signOut);
  servePublic(api, contract.forgotPassword, forgotPassword);
  servePublic(api, contract.resetPassword, resetPassword);
  servePublic(api, contract.verifyEmail, verifyEmail);
  servePublic(api, contract.registerCorporate, registerCorporate);
  servePublic(api, contract.registerGovernment, registerGovernment);
  servePublic(api, contract.registerIndividual, registerIndividual);
  serve(api, contract.userById, userById);
  serve(api, contract.updateUser, updateUser);
  serve(api, contract.updateAuthorityUser, updateUser);
  serve(api, contract.updateCorporate, updateCorporate);
  serve(api, contract.updateGovernment, updateGovernment);
  serve(api, contract.updateIndividual, updateIndividual);
  serve(api, contract.changeAccountStatus, changeAccountStatus);
  serve(api, contract.clientFileContent, clientFileContent);
}
