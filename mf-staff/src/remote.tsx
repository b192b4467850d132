import { REMOTE_CONTRACT, type Remote } from 'shared-ui/remote';
import { navigation } from './navigation.ts';

export default {
  contract: REMOTE_CONTRACT,
  name: 'mf-staff',
  navigation,
  routes: [],
} satisfies Remote;
