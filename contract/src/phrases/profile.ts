import { phrase } from './phrase.ts';

export const profilePhrases = {
  identity: phrase('Data Diri', 'Personal details'),
  limits: phrase('Limit Transaksi', 'Transaction limits'),
  employeeId: phrase('Employee ID', 'Employee ID'),
  name: phrase('Nama', 'Name'),
  position: phrase('Jabatan', 'Position'),
  branch: phrase('Cabang', 'Branch'),
  phone: phrase('No Handphone', 'Mobile phone'),
  email: phrase('Email', 'E-mail'),
  emailAlternate: phrase('Email Alternatif', 'Alternate e-mail'),
  limitCash: phrase('Limit Tunai', 'Cash limit'),
  limitNonCash: phrase('Limit Non Tunai', 'Non-cash limit'),
};
