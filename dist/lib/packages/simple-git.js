//# packages/simple-git
(function(Ft,B,fo){var ne=Object.defineProperty,Bt=Object.getOwnPropertyDescriptor,Gt=Object.getOwnPropertyNames,zt=Object.
prototype.hasOwnProperty,qt=(e,t)=>{for(var r in t)ne(e,r,{get:t[r],enumerable:!0})},Wt=(e,t,r,n)=>{if(t&&typeof t=="obj\
ect"||typeof t=="function")for(let s of Gt(t))!zt.call(e,s)&&s!==r&&ne(e,s,{get:()=>t[s],enumerable:!(n=Bt(t,s))||n.enumerable});
return e},Ht=e=>Wt(ne({},"__esModule",{value:!0}),e),Se={};qt(Se,{GitPluginError:()=>M,simpleGit:()=>co}),Ft.exports=Ht(
Se);var N=B("packages/chunk-IYWUY3VA"),Kt=B("node:child_process"),Vt=B("node:path"),Xt=B("node:events"),Ce=(0,N.b)((e,t)=>{
var r=()=>Object.assign(()=>{},{extend:r,enabled:!1});t.exports=Object.assign(r,{formatters:{}})}),Yt=(0,N.b)(e=>{"use s\
trict";var t=e&&e.__importDefault||function(o){return o&&o.__esModule?o:{default:o}};Object.defineProperty(e,"__esModule",
{value:!0});var r=(0,N.a)("fs"),n=t(Ce()),s=n.default("@kwsites/file-exists");function a(o,l,m){s("checking %s",o);try{let p=r.
statSync(o);return p.isFile()&&l?(s("[OK] path represents a file"),!0):p.isDirectory()&&m?(s("[OK] path represents a dir\
ectory"),!0):(s("[FAIL] path represents something other than a file or directory"),!1)}catch(p){if(p.code==="ENOENT")return s(
"[FAIL] path is not accessible: %o",p),!1;throw s("[FATAL] %o",p),p}}function i(o,l=e.READABLE){return a(o,(l&e.FILE)>0,
(l&e.FOLDER)>0)}e.exists=i,e.FILE=1,e.FOLDER=2,e.READABLE=e.FILE+e.FOLDER}),Qt=(0,N.b)(e=>{"use strict";function t(r){for(var n in r)
e.hasOwnProperty(n)||(e[n]=r[n])}Object.defineProperty(e,"__esModule",{value:!0}),t(Yt())}),Jt=(0,N.b)(e=>{"use strict";
Object.defineProperty(e,"__esModule",{value:!0}),e.createDeferred=e.deferred=void 0;function t(){let r,n,s="pending";return{
promise:new Promise((a,i)=>{r=a,n=i}),done(a){s==="pending"&&(s="resolved",r(a))},fail(a){s==="pending"&&(s="rejected",n(
a))},get fulfilled(){return s!=="pending"},get status(){return s}}}e.deferred=t,e.createDeferred=t,e.default=t}),se=new WeakMap;
function ae(...e){let t=new String(e);return se.set(t,e),t}function D(e){return e instanceof String&&se.has(e)}function G(e){
return se.get(e)??[]}var Ue=(0,N.d)(Qt(),1),oe=(0,N.d)(Ce(),1),P=(0,N.d)(Jt(),1);function*Ae(e,t){let r=t==="global";for(let n of e)
n.isGlobal===r&&(yield n)}var Zt=new Set(["--add","--edit","--remove-section","--rename-section","--replace-all","--unse\
t","--unset-all","-e"]),er=new Set(["--get","--get-all","--get-color","--get-colorbool","--get-regexp","--get-urlmatch",
"--list","-l"]),tr=new Set(["edit","remove-section","rename-section","set","unset"]),rr=new Set(["get","get-color","get-\
colorbool","list"]);function nr(e,t){for(let{name:n}of Ae(e,"task")){if(Zt.has(n))return j(!0,t);if(er.has(n))return j(!1,
t)}let r=t.at(0)?.toLowerCase();return r===void 0?null:tr.has(r)?j(!0,t.slice(1)):rr.has(r)?j(!1,t.slice(1)):t.length===
1?j(!1,t):j(!0,t)}function j(e=!1,t=[]){let r=t.at(0)?.toLowerCase();return r===void 0?null:{isWrite:e,isRead:!e,key:r,value:t.
at(1)}}function sr(e,t){return t.isWrite&&t.value!==void 0?{key:t.key,value:t.value,scope:e}:{key:t.key,scope:e}}function ar(e){
let t=e?.indexOf("=")||-1;return!e||t<0?null:{key:e.slice(0,t).trim().toLowerCase(),value:e.slice(t+1)}}function or(e){for(let{
name:t}of Ae(e,"task"))switch(t){case"--global":return"global";case"--system":return"system";case"--worktree":return"wor\
ktree";case"--local":return"local";case"--file":case"-f":return"file"}return"local"}function ir({name:e}){if(e==="-c"||e===
"--config")return"inline";if(e==="--config-env")return"env"}function*ur(e){for(let t of e){let r=ir(t),n=r&&ar(t.value);
n&&(yield{...n,scope:r})}}function lr(e,t,r){let n={read:[],write:[...ur(t)]};return e==="config"&&cr(n,or(t),nr(t,r)),n}
function cr(e,t,r){if(r===null)return;let n=sr(t,r);r.isWrite?e.write.push(n):e.read.push(n)}var $e={short:new Map([["c",
!0]])},fr={short:new Map([["C",!0],["P",!1],["h",!1],["p",!1],["v",!1],...$e.short.entries()]),long:new Set(["attr-sourc\
e","config-env","exec-path","git-dir","list-cmds","namespace","super-prefix","work-tree"])},hr={clone:{short:new Map([["\
b",!0],["j",!0],["l",!1],["n",!1],["o",!0],["q",!1],["s",!1],["u",!0]]),long:new Set(["branch","config","jobs","origin",
"upload-pack","u","template"])},commit:{short:new Map([["C",!0],["F",!0],["c",!0],["m",!0],["t",!0]]),long:new Set(["fil\
e","message","reedit-message","reuse-message","template"])},config:{short:new Map([["e",!1],["f",!0],["l",!1]]),long:new Set(
["blob","comment","default","file","type","value"])},fetch:{short:new Map,long:new Set(["upload-pack"])},init:{short:new Map,
long:new Set(["template"])},pull:{short:new Map,long:new Set(["upload-pack"])},push:{short:new Map,long:new Set(["exec",
"receive-pack"])},rebase:{short:new Map([["X",!0],["f",!1],["i",!1],["k",!1],["m",!1],["n",!1],["q",!1],["r",!1],["s",!0],
["v",!1],["x",!0]]),long:new Set(["exec","onto","strategy","strategy-option"])}},pr={short:new Map,long:new Set};function dr(e){
let t=hr[e??""]??pr;return{short:new Map([...$e.short.entries(),...t.short.entries()]),long:t.long}}function Ne(e,t=fr){
if(e.startsWith("--")){let r=e.indexOf("=");if(r>2)return[{name:e.slice(0,r),value:e.slice(r+1),needsNext:!1}];let n=e.slice(
2);return[{name:e,needsNext:t.long.has(n)}]}if(e.length===2){let r=e.charAt(1),n=t.short.get(r);return[{name:e,needsNext:n===
!0}]}return mr(e,t.short)}function mr(e,t){let r=e.slice(1).split(""),n=[];for(let s=0;s<r.length;s++){let a=r[s],i=t.get(
a);if(i===void 0)return[{name:e,needsNext:!1}];if(i){let o=r.slice(s+1).join("");if(o&&![...o].every(l=>t.has(l)))return n.
push({name:`-${a}`,value:o,needsNext:!1}),n}n.push({name:`-${a}`,needsNext:i})}return n}function gr(e,t=[]){let r=0;for(;r<
e.length;){let n=String(e[r]);if(!n.startsWith("-")||n.length<2)break;let s=Ne(n),a=r+1;for(let i of s){let o={name:i.name,
value:i.value,absorbedNext:!1,isGlobal:!0};i.needsNext&&o.value===void 0&&a<e.length&&(o.value=String(e[a]),o.absorbedNext=
!0,a++),t.push(o)}r=a}return{flags:t,taskIndex:r}}function wr(e,t,r=[]){let n=dr(t),s=[],a=[],i=0;for(;i<e.length;){let o=e[i];
if(D(o)){a.push(...G(o)),i++;continue}let l=String(o);if(l==="--"){for(let w=i+1;w<e.length;w++){let x=e[w];D(x)?a.push(
...G(x)):a.push(String(x))}break}if(!l.startsWith("-")||l.length<2){s.push(l),i++;continue}let m=Ne(l,n),p=i+1;for(let w of m){
let x={name:w.name,value:w.value,absorbedNext:!1,isGlobal:!1};w.needsNext&&x.value===void 0&&p<e.length&&!D(e[p])&&(x.value=
String(e[p]),x.absorbedNext=!0,p++),r.push(x)}i=p}return{flags:r,positionals:s,pathspecs:a}}function*yr({write:e}){for(let t of e)
for(let r of br){let n=r(t.key);n&&(yield n)}}function O(e,t,r=String(e)){let n=typeof e=="string"?new RegExp(`\\s*${e.toLowerCase()}`):
e;return function(s){if(n.test(s))return{category:t,message:`Configuring ${r} is not permitted without enabling ${t}`}}}
function _(e,t){let r=new RegExp(`\\s*${e.toLowerCase().replace(/\./g,"(..+)?.")}`);return O(r,t,e)}var br=[O("alias","a\
llowUnsafeAlias"),O("core.askPass","allowUnsafeAskPass"),O("core.editor","allowUnsafeEditor"),O("core.fsmonitor","allowU\
nsafeFsMonitor"),O("core.gitProxy","allowUnsafeGitProxy"),O("core.hooksPath","allowUnsafeHooksPath"),O("core.pager","all\
owUnsafePager"),O("core.sshCommand","allowUnsafeSshCommand"),_("credential.helper","allowUnsafeCredentialHelper"),_("dif\
f.command","allowUnsafeDiffExternal"),O("diff.external","allowUnsafeDiffExternal"),_("difftool.cmd","allowUnsafeDiffExte\
rnal"),_("diff.textconv","allowUnsafeDiffTextConv"),_("filter.clean","allowUnsafeFilter"),_("filter.process","allowUnsaf\
eFilter"),_("filter.smudge","allowUnsafeFilter"),_("gpg.program","allowUnsafeGpgProgram"),O("include.path","allowUnsafeI\
nclude"),_("includeIf","allowUnsafeInclude"),O("init.templateDir","allowUnsafeTemplateDir"),_("pager.","allowUnsafePager"),
_("merge.driver","allowUnsafeMergeDriver"),_("mergetool.path","allowUnsafeMergeDriver"),_("mergetool.cmd","allowUnsafeMe\
rgeDriver"),_("protocol.allow","allowUnsafeProtocolOverride"),_("remote.receivepack","allowUnsafePack"),_("remote.upload\
pack","allowUnsafePack"),O("uploadpack.packObjectsHook","allowUnsafePack"),O("sequence.editor","allowUnsafeEditor"),_("s\
ubmodule.update","allowUnsafeSubmodule"),_("tar.command","allowUnsafeCommandBinaries"),_("trailer.cmd","allowUnsafeComma\
ndBinaries"),_("trailer.command","allowUnsafeCommandBinaries"),_("url.insteadOf","allowUnsafeUrlRewrite")];function*vr(e,t){
for(let r of t)for(let n of _r){let s=n(e,r);s&&(yield s)}}function U(e,t,r,{name:n=String(t),globalOnly:s=!1,withValue:a=!1}={}){
let i=typeof t=="string"?new RegExp(`\\s*${t.toLowerCase()}`):t,o=`Use of ${e?`${e} with option `:""}${n} is not permitt\
ed without enabling ${r}`;return function(l,m){if(!(e&&l!==e)&&!(s&&!m.isGlobal)&&!(a&&m.value===void 0)&&i.test(m.name))
return{category:r,message:o}}}var z={globalOnly:!0,withValue:!0},_r=[U(null,/--(upload|receive)-pack/,"allowUnsafePack",
{name:"--upload-pack or --receive-pack"}),U("clone",/^-\w*u/,"allowUnsafePack"),U("clone","--u","allowUnsafePack"),U("pu\
sh",/^--exec$/,"allowUnsafePack",{name:"--exec"}),U("rebase",/^(-x|--ex(ec?)?)$/,"allowUnsafeExec",{name:"-x or --exec"}),
U(null,"--template","allowUnsafeTemplateDir"),U(null,"--exec-path","allowUnsafeExec",z),U(null,"--git-dir","allowUnsafeC\
onfigPaths",z),U(null,"--work-tree","allowUnsafeConfigPaths",z),U(null,/^-C$/,"allowUnsafeConfigPaths",{...z,name:"-C"})];
function De(e,t,r){return[...vr(e,t),...yr(r)]}function kr(...e){let{flags:t,taskIndex:r}=gr(e),n=r<e.length?String(e[r]).
toLowerCase():null,s=n!==null?e.slice(r+1):[],{positionals:a,pathspecs:i}=wr(s,n,t),o=lr(n,t,a);return{task:n,flags:t.map(
Or),paths:i,config:o,vulnerabilities:xr(De(n,t,o))}}function xr(e){return Object.defineProperty(e,"vulnerabilities",{value:e})}
function Or({value:e,name:t}){return e!==void 0?{name:t,value:e}:{name:t}}var Me={editor:"allowUnsafeEditor",git_askpass:"\
allowUnsafeAskPass",git_config_global:"allowUnsafeConfigPaths",git_config_system:"allowUnsafeConfigPaths",git_config_count:"\
allowUnsafeConfigEnvCount",git_config_parameters:"allowUnsafeConfigEnvCount",git_config:"allowUnsafeConfigPaths",git_editor:"\
allowUnsafeEditor",git_exec_path:"allowUnsafeExec",git_external_diff:"allowUnsafeDiffExternal",git_pager:"allowUnsafePag\
er",git_proxy_command:"allowUnsafeGitProxy",git_template_dir:"allowUnsafeTemplateDir",git_sequence_editor:"allowUnsafeEd\
itor",git_ssh:"allowUnsafeSshCommand",git_ssh_command:"allowUnsafeSshCommand",pager:"allowUnsafePager",prefix:"allowUnsa\
feConfigPaths",ssh_askpass:"allowUnsafeAskPass",visual:"allowUnsafeEditor"};function*Tr(e){let t=parseInt(e.git_config_count??
"0",10);for(let r=0;r<t;r++){let n=e[`git_config_key_${r}`],s=e[`git_config_value_${r}`];n!==void 0&&(yield{key:n.toLowerCase().
trim(),value:s,scope:"env"})}}function*Er(e){for(let t of Object.keys(e))if(ie(t)){let r=Me[t];yield{category:r,message:`\
Use of "${t.toUpperCase()}" is not permitted without enabling ${r}`}}}function ie(e){return Object.hasOwn(Me,e)}function Sr(e){
let t={};for(let[r,n]of Object.entries(e)){let s=r.toLowerCase().trim();(ie(s)||s.startsWith("git"))&&(t[s]=String(n))}return t}
function Cr(e){let t=Sr(e),r={read:[],write:[...Tr(t)]},n=[...Er(t),...De(null,[],r)];return{config:r,vulnerabilities:n}}
function Ur(e,t){return[...kr(...e).vulnerabilities,...Cr(t).vulnerabilities]}var $=class extends Error{constructor(e,t){
super(t),this.task=e,Object.setPrototypeOf(this,new.target.prototype)}},Ar=class extends ${constructor(e,t){super(void 0,
t),this.config=e}},M=class extends ${constructor(e,t,r){super(e,r),this.task=e,this.plugin=t,Object.setPrototypeOf(this,
new.target.prototype)}},ue=class extends ${constructor(e,t){super(void 0,t||String(e)),this.git=e}},$r=class extends ${constructor(e){
super(void 0,e)}},q="\0",W=()=>{};function Nr(e){return typeof e!="function"?W:e}function Dr(e){return typeof e=="functi\
on"&&e!==W}function Mr(e,t){let r=e.indexOf(t);return r<=0?[e,""]:[e.substr(0,r),e.substr(r+1)]}function Pr(e,t=0){return Pe(
e)&&e.length>t?e[t]:void 0}function R(e,t=0){if(Pe(e)&&e.length>t)return e[e.length-1-t]}function Pe(e){return Fe(e)}function H(e="",t=!0,r=`\

`){return e.split(r).reduce((n,s)=>{let a=t?s.trim():s;return a&&n.push(a),n},[])}function le(e,t){return H(e,!0).map(r=>t(
r))}function je(e){return(0,Ue.exists)(e,Ue.FOLDER)}function C(e,t){return Array.isArray(e)?e.includes(t)||e.push(t):e.add(
t),t}function jr(e,t){return Array.isArray(e)&&!e.includes(t)&&e.push(t),e}function ce(e,t){if(Array.isArray(e)){let r=e.
indexOf(t);r>=0&&e.splice(r,1)}else e.delete(t);return t}var fe=Object.prototype.toString.call.bind(Object.prototype.toString);
function T(e){return Array.isArray(e)?e:[e]}function Re(e){return e.replace(/[\s-]+(.)/g,(t,r)=>r.toUpperCase())}function F(e){
return T(e).map(t=>t instanceof String?t:String(t))}function y(e,t=0){if(e==null)return t;let r=parseInt(e,10);return Number.
isNaN(r)?t:r}function K(e,t){let r=[];for(let n=0,s=e.length;n<s;n++)r.push(t,e[n]);return r}function V(e){return(Array.
isArray(e)?Buffer.concat(e):e).toString("utf-8")}function Rr(e){return e?Buffer.isBuffer(e)?e.length:Buffer.byteLength(e):
0}function Lr(e,t){let r={};return t.forEach(n=>{e[n]!==void 0&&(r[n]=e[n])}),r}function Le(e=0){return new Promise(t=>setTimeout(
t,e))}function Ie(e){if(e!==!1)return e}function b(e,t,r){return t(e)?e:arguments.length>2?r:void 0}var X=e=>Array.isArray(
e);function he(e,t){let r=D(e)?"string":typeof e;return/number|string|boolean/.test(r)&&(!t||!t.includes(r))}var g=e=>typeof e==
"string"||D(e),Ir=e=>g(e)||Buffer.isBuffer(e),Y=e=>g(e)||Array.isArray(e)&&e.every(g);function pe(e){return!!e&&fe(e)===
"[object Object]"}function Fr(e){return typeof e=="function"}var Fe=e=>e==null||"number|boolean|function".includes(typeof e)?
!1:typeof e.length=="number",Q=(e=>(e[e.SUCCESS=0]="SUCCESS",e[e.ERROR=1]="ERROR",e[e.NOT_FOUND=-2]="NOT_FOUND",e[e.UNCLEAN=
128]="UNCLEAN",e))(Q||{}),Be=class It{constructor(t,r){this.stdOut=t,this.stdErr=r}asStrings(){return new It(this.stdOut.
toString("utf8"),this.stdErr.toString("utf8"))}};function Br(){throw new Error("LineParser:useMatches not implemented")}
var h=class{constructor(e,t){this.matches=[],this.useMatches=Br,this.parse=(r,n)=>(this.resetMatches(),this._regExp.every(
(s,a)=>this.addMatch(s,a,r(a)))?this.useMatches(n,this.prepareMatches())!==!1:!1),this._regExp=Array.isArray(e)?e:[e],t&&
(this.useMatches=t)}resetMatches(){this.matches.length=0}prepareMatches(){return this.matches}addMatch(e,t,r){let n=r&&e.
exec(r);return n&&this.pushMatch(t,n),!!n}pushMatch(e,t){this.matches.push(...t.slice(1))}},L=class extends h{addMatch(e,t,r){
return/^remote:\s/.test(String(r))&&super.addMatch(e,t,r)}pushMatch(e,t){(e>0||t.length>1)&&super.pushMatch(e,t)}},Gr={binary:"\
git",maxConcurrentProcesses:5,config:[],trimmed:!1};function zr(...e){let t=process.cwd(),r=Object.assign({baseDir:t,...Gr},
...e.filter(n=>typeof n=="object"&&n));return r.baseDir=r.baseDir||t,r.trimmed=r.trimmed===!0,r}function Ge(e,t=[]){return pe(
e)?Object.keys(e).reduce((r,n)=>{let s=e[n];if(D(s))r.push(s);else if(he(s,["boolean"]))r.push(n+"="+s);else if(Array.isArray(
s))for(let a of s)he(a,["string","number"])||r.push(n+"="+a);else r.push(n);return r},t):t}function d(e,t=0,r=!1){let n=[];
for(let s=0,a=t<0?e.length:t;s<a;s++)"string|number".includes(typeof e[s])&&n.push(String(e[s]));return Ge(de(e),n),r||n.
push(...qr(e)),n}function qr(e){let t=typeof R(e)=="function";return F(b(R(e,t?1:0),X,[]))}function de(e){let t=Fr(R(e));
return b(R(e,t?1:0),pe)}function u(e,t=!0){let r=Nr(R(e));return t||Dr(r)?r:void 0}function ze(e,t){return e(t.stdOut,t.
stdErr)}function E(e,t,r,n=!0){return T(r).forEach(s=>{for(let a=H(s,n),i=0,o=a.length;i<o;i++){let l=(m=0)=>{if(!(i+m>=
o))return a[i+m]};t.some(({parse:m})=>m(l,e))}}),e}var me=({exitCode:e},t,r,n)=>{if(e===Q.UNCLEAN&&Vr(t))return r(Buffer.
from("false"));n(t)},qe=e=>e.trim()==="true";function Wr(e){switch(e){case"bare":return Kr();case"root":return Hr()}return{
commands:["rev-parse","--is-inside-work-tree"],format:"utf-8",onError:me,parser:qe}}function Hr(){return{commands:["rev-\
parse","--git-dir"],format:"utf-8",onError:me,parser(e){return/^\.(git)?$/.test(e.trim())}}}function Kr(){return{commands:[
"rev-parse","--is-bare-repository"],format:"utf-8",onError:me,parser:qe}}function Vr(e){return/(Not a git repository|Kein Git-Repository)/i.
test(String(e))}var Xr=class{constructor(e){this.paths=[],this.files=[],this.folders=[],this.dryRun=e}},Yr=/^[a-z]+\s*/i,
Qr=/^[a-z]+\s+[a-z]+\s*/i,Jr=/\/$/;function Zr(e,t){let r=new Xr(e),n=e?Qr:Yr;return H(t).forEach(s=>{let a=s.replace(n,
"");r.paths.push(a),(Jr.test(a)?r.folders:r.files).push(a)}),r}var We=[];function en(e){return{commands:We,format:"empty",
parser:e}}function k(e){return{commands:We,format:"empty",parser(){throw typeof e=="string"?new $r(e):e}}}function v(e,t=!1){
return{commands:e,format:"utf-8",parser(r){return t?String(r).trim():r}}}function He(e){return{commands:e,format:"buffer",
parser(t){return t}}}function tn(e){return e.format==="buffer"}function Ke(e){return e.format==="empty"||!e.commands.length}
var rn="Git clean interactive mode is not supported",nn='Git clean mode parameter ("n" or "f") is required',sn="Git clea\
n unknown option found in: ",Ve=(e=>(e.DRY_RUN="n",e.FORCE="f",e.IGNORED_INCLUDED="x",e.IGNORED_ONLY="X",e.EXCLUDING="e",
e.QUIET="q",e.RECURSIVE="d",e))(Ve||{}),Xe=new Set(["i",...F(Object.values(Ve))]);function an(e,t){let{cleanMode:r,options:n,
valid:s}=ln(e);return r?s.options?(n.push(...t),n.some(hn)?k(rn):on(r,n)):k(sn+JSON.stringify(e)):k(nn)}function on(e,t){
return{commands:["clean",`-${e}`,...t],format:"utf-8",parser(r){return Zr(e==="n",r)}}}function un(e){return Array.isArray(
e)&&e.every(t=>Xe.has(t))}function ln(e){let t,r=[],n={cleanMode:!1,options:!0};return e.replace(/[^a-z]i/g,"").split("").
forEach(s=>{cn(s)?(t=s,n.cleanMode=!0):n.options=n.options&&fn(r[r.length]=`-${s}`)}),{cleanMode:t,options:r,valid:n}}function cn(e){
return e==="f"||e==="n"}function fn(e){return/^-[a-z]$/i.test(e)&&Xe.has(e.charAt(1))}function hn(e){return/^-[^\-]/.test(
e)?e.indexOf("i")>0:e==="--interactive"}var pn=class{constructor(){this.files=[],this.values=Object.create(null)}get all(){
return this._all||(this._all=this.files.reduce((e,t)=>Object.assign(e,this.values[t]),{})),this._all}addFile(e){if(!(e in
this.values)){let t=R(this.files);this.values[e]=t?Object.create(this.values[t]):{},this.files.push(e)}return this.values[e]}addValue(e,t,r){
let n=this.addFile(e);Object.hasOwn(n,t)?Array.isArray(n[t])?n[t].push(r):n[t]=[n[t],r]:n[t]=r,this._all=void 0}};function dn(e){
let t=new pn;for(let r of Ye(e))t.addValue(r.file,String(r.key),r.value);return t}function mn(e,t){let r=null,n=[],s=new Map;
for(let a of Ye(e,t))a.key===t&&(n.push(r=a.value),s.has(a.file)||s.set(a.file,[]),s.get(a.file).push(r));return{key:t,paths:Array.
from(s.keys()),scopes:s,value:r,values:n}}function gn(e){return e.replace(/^(file):/,"")}function*Ye(e,t=null){let r=e.split(
"\0");for(let n=0,s=r.length-1;n<s;){let a=gn(r[n++]),i=r[n++],o=t;if(i.includes(`
`)){let l=Mr(i,`
`);o=l[0],i=l[1]}yield{file:a,key:o,value:i}}}var Qe=(e=>(e.system="system",e.global="global",e.local="local",e.worktree=
"worktree",e))(Qe||{});function ge(e,t){return typeof e=="string"&&Object.hasOwn(Qe,e)?e:t}function wn(e,t,r,n){let s=["\
config",`--${n}`];return r&&s.push("--add"),s.push(e,t),{commands:s,format:"utf-8",parser(a){return a}}}function yn(e,t){
let r=["config","--null","--show-origin","--get-all",e];return t&&r.splice(1,0,`--${t}`),{commands:r,format:"utf-8",parser(n){
return mn(n,e)}}}function bn(e){let t=["config","--list","--show-origin","--null"];return e&&t.push(`--${e}`),{commands:t,
format:"utf-8",parser(r){return dn(r)}}}function vn(){return{addConfig(e,t,...r){return this._runTask(wn(e,t,r[0]===!0,ge(
r[1],"local")),u(arguments))},getConfig(e,t){return this._runTask(yn(e,ge(t,void 0)),u(arguments))},listConfig(...e){return this.
_runTask(bn(ge(e[0],void 0)),u(arguments))}}}var Je=(e=>(e.ADDED="A",e.COPIED="C",e.DELETED="D",e.MODIFIED="M",e.RENAMED=
"R",e.CHANGED="T",e.UNMERGED="U",e.UNKNOWN="X",e.BROKEN="B",e))(Je||{}),_n=new Set(Object.values(Je));function kn(e){return _n.
has(e)}var Ze,xn=["-h"],J=Symbol("grepQuery"),On=class{constructor(){this[Ze]=[]}*[(Ze=J,Symbol.iterator)](){for(let e of this[J])
yield e}and(...e){return e.length&&this[J].push("--and","(",...K(e,"-e"),")"),this}param(...e){return this[J].push(...K(
e,"-e")),this}};function Tn(...e){return new On().param(...e)}function En(e){let t=new Set,r={};return le(e,n=>{let[s,a,
i]=n.split(q);t.add(s),(r[s]=r[s]||[]).push({line:y(a),path:s,preview:i})}),{paths:t,results:r}}function Sn(){return{grep(e){
let t=u(arguments),r=d(arguments);for(let s of xn)if(r.includes(s))return this._runTask(k(`git.grep: use of "${s}" is no\
t supported.`),t);typeof e=="string"&&(e=Tn().param(e));let n=["grep","--null","-n","--full-name",...r,...e];return this.
_runTask({commands:n,format:"utf-8",parser(s){return En(s)}},t)}}}var et=(e=>(e.MIXED="mixed",e.SOFT="soft",e.HARD="hard",
e.MERGE="merge",e.KEEP="keep",e))(et||{}),Cn=F(Object.values(et));function Un(e,t){let r=["reset"];return tt(e)&&r.push(
`--${e}`),r.push(...t),v(r)}function An(e){if(tt(e))return e;switch(typeof e){case"string":case"undefined":return"soft"}}
function tt(e){return typeof e=="string"&&Cn.includes(e)}oe.default.formatters.L=e=>String(Fe(e)?e.length:"-"),oe.default.
formatters.B=e=>Buffer.isBuffer(e)?e.toString("utf8"):fe(e);function $n(){return(0,oe.default)("simple-git")}function rt(e,t,r){
return!t||!String(t).replace(/\s*/,"")?r?(n,...s)=>{e(n,...s),r(n,...s)}:e:(n,...s)=>{e(`%s ${n}`,t,...s),r&&r(n,...s)}}
function Nn(e,t,{namespace:r}){if(typeof e=="string")return e;let n=t&&t.namespace||"";return n.startsWith(r)?n.substr(r.
length+1):n||r}function I(e,t,r,n=$n()){let s=e&&`[${e}]`||"",a=[],i=typeof t=="string"?n.extend(t):t,o=Nn(b(t,g),i,n);return m(
r);function l(p,w){return C(a,I(e,o.replace(/^[^:]+/,p),w,n))}function m(p){let w=p&&`[${p}]`||"",x=i&&rt(i,w)||W,re=rt(
n,`${s} ${w}`,x);return Object.assign(i?x:re,{label:e,sibling:l,info:re,step:m})}}var nt=class Ee{constructor(t="GitExec\
utor"){this.logLabel=t,this._queue=new Map}withProgress(t){return this._queue.get(t)}createProgress(t){let r=Ee.getName(
t.commands[0]),n=I(this.logLabel,r);return{task:t,logger:n,name:r}}push(t){let r=this.createProgress(t);return r.logger(
"Adding task to the queue, commands = %o",t.commands),this._queue.set(t,r),r}fatal(t){for(let[r,{logger:n}]of Array.from(
this._queue.entries()))r===t.task?(n.info("Failed %o",t),n("Fatal exception, any as-yet un-started tasks run through thi\
s executor will not be attempted")):n.info("A fatal exception occurred in a previous task, the queue has been purged: %o",
t.message),this.complete(r);if(this._queue.size!==0)throw new Error(`Queue size should be zero after fatal: ${this._queue.
size}`)}complete(t){this.withProgress(t)&&this._queue.delete(t)}attempt(t){let r=this.withProgress(t);if(!r)throw new $(
void 0,"TasksPendingQueue: attempt called for an unknown task");return r.logger("Starting task"),r}static getName(t="emp\
ty"){return`task:${t}:${++Ee.counter}`}};nt.counter=0;var Dn=nt,Mn=class{constructor(e,t,r){this._executor=e,this._scheduler=
t,this._plugins=r,this._chain=Promise.resolve(),this._queue=new Dn}get cwd(){return this._cwd||this._executor.cwd}set cwd(e){
this._cwd=e}get env(){return this._executor.env}get outputHandler(){return this._executor.outputHandler}chain(){return this}push(e){
return this._queue.push(e),this._chain=this._chain.then(()=>this.attemptTask(e))}async attemptTask(e){let t=await this._scheduler.
next(),r=()=>this._queue.complete(e);try{let{logger:n}=this._queue.attempt(e);return await(Ke(e)?this.attemptEmptyTask(e,
n):this.attemptRemoteTask(e,n))}catch(n){throw this.onFatalException(e,n)}finally{r(),t()}}onFatalException(e,t){let r=t instanceof
$?Object.assign(t,{task:e}):new $(e,t&&String(t));return this._chain=Promise.resolve(),this._queue.fatal(r),r}async attemptRemoteTask(e,t){
let r=this._plugins.exec("spawn.binary","",this.taskContext(e,e.commands)),n=this._plugins.exec("spawn.args",[...e.commands],
this.taskContext(e,e.commands)),s=await this.gitResponse(e,r,n,this.outputHandler,t.step("SPAWN")),a=await this.handleTaskData(
e,n,s,t.step("HANDLE"));return t("passing response to task's parser as a %s",e.format),tn(e)?ze(e.parser,a):ze(e.parser,
a.asStrings())}async attemptEmptyTask(e,t){return t("empty task bypassing child process to call to task's parser"),e.parser(
this)}handleTaskData(e,t,r,n){let{exitCode:s,rejection:a,stdOut:i,stdErr:o}=r;return new Promise((l,m)=>{n("Preparing to\
 handle process response exitCode=%d stdOut=",s);let{error:p}=this._plugins.exec("task.error",{error:a},{...this.taskContext(
e,t),...r});if(p&&e.onError)return n.info("exitCode=%s handling with custom error handler"),e.onError(r,p,w=>{n.info("cu\
stom error handler treated as success"),n("custom error returned a %s",fe(w)),l(new Be(Array.isArray(w)?Buffer.concat(w):
w,Buffer.concat(o)))},m);if(p)return n.info("handling as error: exitCode=%s stdErr=%s rejection=%o",s,o.length,a),m(p);n.
info("retrieving task output complete"),l(new Be(Buffer.concat(i),Buffer.concat(o)))})}async gitResponse(e,t,r,n,s){let a=s.
sibling("output"),i=this._plugins.exec("spawn.options",{cwd:this.cwd,env:this.env,windowsHide:!0},this.taskContext(e,e.commands));
return new Promise(o=>{let l=[],m=[];s.info("%s %o",t,r),s("%O",i);let p=this._beforeSpawn(e,r);if(p)return o({stdOut:l,
stdErr:m,exitCode:9901,rejection:p});this._plugins.exec("spawn.before",void 0,{...this.taskContext(e,r),kill(x){p=x||p}});
let w=(0,Kt.spawn)(t,r,i);w.stdout.on("data",st(l,"stdOut",s,a.step("stdOut"))),w.stderr.on("data",st(m,"stdErr",s,a.step(
"stdErr"))),w.on("error",Pn(m,s)),n&&(s("Passing child process stdOut/stdErr to custom outputHandler"),n(t,w.stdout,w.stderr,
[...r])),this._plugins.exec("spawn.after",void 0,{...this.taskContext(e,r),spawned:w,close(x,re){o({stdOut:l,stdErr:m,exitCode:x,
rejection:p||re})},kill(x){w.killed||(p=x,w.kill("SIGINT"))}})})}_beforeSpawn(e,t){let r;return this._plugins.exec("spaw\
n.before",void 0,{...this.taskContext(e,t),kill(n){r=n||r}}),r}taskContext(e,t){return{method:String(Pr(e.commands)||""),
commands:t,env:{...this.env},input:Ke(e)?void 0:e.input}}};function Pn(e,t){return r=>{t("[ERROR] child process exceptio\
n %o",r),e.push(Buffer.from(String(r.stack),"ascii"))}}function st(e,t,r,n){return s=>{r("%s received %L bytes",t,s),n("\
%B",s),e.push(s)}}var jn=class{constructor(e,t,r){this.cwd=e,this._scheduler=t,this._plugins=r,this._chain=this.chain()}chain(){
return new Mn(this,this._scheduler,this._plugins)}push(e){return this._chain.push(e)}};function Rn(e,t,r=W){let n=a=>{r(
null,a)},s=a=>{a?.task===e&&r(a,void 0)};t.then(n,s)}function at(e,t){return en(r=>{if(!je(e))throw new Error(`Git.cwd: \
cannot change to non-directory "${e}"`);return(t||r).cwd=e})}function we(e){let t=["checkout",...e];return t[1]==="-b"&&
t.includes("-B")&&(t[1]=ce(t,"-B")),v(t)}function Ln(){return{checkout(){return this._runTask(we(d(arguments,1)),u(arguments))},
checkoutBranch(e,t){return this._runTask(we(["-b",e,t,...d(arguments)]),u(arguments))},checkoutLocalBranch(e){return this.
_runTask(we(["-b",e,...d(arguments)]),u(arguments))}}}var ot=(e,t,r)=>{let n=["clone",...r];return g(e)&&n.push(ae(e)),g(
t)&&n.push(ae(t)),v(n)},In=(e,t,r)=>(C(r,"--mirror"),ot(e,t,r));function it(e,t,r,...n){return g(r)?t(r,b(n[0],g),d(arguments)):
k(`git.${e}() requires a string 'repoPath'`)}function Fn(){return{clone(e,...t){return this._runTask(it("clone",ot,b(e,g),
...t),u(arguments))},mirror(e,...t){return this._runTask(it("mirror",In,b(e,g),...t),u(arguments))}}}var Bn=[new h(/^\[([^\s]+)( \([^)]+\))? ([^\]]+)/,
(e,[t,r,n])=>{e.branch=t,e.commit=n,e.root=!!r}),new h(/\s*Author:\s(.+)/i,(e,[t])=>{let r=t.split("<"),n=r.pop();!n||!n.
includes("@")||(e.author={email:n.substr(0,n.length-1),name:r.join("<").trim()})}),new h(/(\d+)[^,]*(?:,\s*(\d+)[^,]*)(?:,\s*(\d+))/g,
(e,[t,r,n])=>{e.summary.changes=parseInt(t,10)||0,e.summary.insertions=parseInt(r,10)||0,e.summary.deletions=parseInt(n,
10)||0}),new h(/^(\d+)[^,]*(?:,\s*(\d+)[^(]+\(([+-]))?/,(e,[t,r,n])=>{e.summary.changes=parseInt(t,10)||0;let s=parseInt(
r,10)||0;n==="-"?e.summary.deletions=s:n==="+"&&(e.summary.insertions=s)})];function Gn(e){return E({author:null,branch:"",
commit:"",root:!1,summary:{changes:0,insertions:0,deletions:0}},Bn,e)}function zn(e,t,r){return{commands:["-c","core.abb\
rev=40","commit",...K(e,"-m"),...t,...r],format:"utf-8",parser:Gn}}function qn(){return{commit(t,...r){let n=u(arguments),
s=e(t)||zn(T(t),T(b(r[0],Y,[])),[...F(b(r[1],X,[])),...d(arguments,0,!0)]);return this._runTask(s,n)}};function e(t){return!Y(
t)&&k("git.commit: requires the commit message to be supplied as a string/string[]")}}function Wn(){return{count:0,garbage:0,
inPack:0,packs:0,prunePackable:0,size:0,sizeGarbage:0,sizePack:0}}var Hn=new h(/([a-z-]+): (\d+)$/,(e,[t,r])=>{let n=Re(
t);Object.hasOwn(e,n)&&(e[n]=y(r))});function Kn(){return{countObjects(){return this._runTask({commands:["count-objects",
"--verbose"],format:"utf-8",parser(e){return E(Wn(),[Hn],e)}})}}}function Vn(){return{firstCommit(){return this._runTask(
v(["rev-list","--max-parents=0","HEAD"],!0),u(arguments))}}}function Xn(e,t){let r=["hash-object",e];return t&&r.push("-\
w"),v(r,!0)}var ye=class{constructor(e,t,r,n){this.bare=e,this.path=t,this.existing=r,this.gitDir=n}},Yn=/^Init.+ repository in (.+)$/,
Qn=/^Rein.+ in (.+)$/;function Jn(e,t,r){let n=String(r).trim(),s;if(s=Yn.exec(n))return new ye(e,t,!1,s[1]);if(s=Qn.exec(
n))return new ye(e,t,!0,s[1]);let a="",i=n.split(" ");for(;i.length;)if(i.shift()==="in"){a=i.join(" ");break}return new ye(
e,t,/^re/i.test(n),a)}var ut="--bare";function Zn(e){return e.includes(ut)}function es(e=!1,t,r){let n=["init",...r];return e&&
!Zn(n)&&n.splice(1,0,ut),{commands:n,format:"utf-8",parser(s){return Jn(n.includes("--bare"),t,s)}}}function ts(e){return e===
void 0?k("interpretTrailers called without input content"):{format:"utf-8",parser(t){return Object.fromEntries(le(t,r=>{
let n=r.indexOf(":");return[Re(r.substring(0,n).toLowerCase()),r.substring(n+2).trim()]}))},commands:["interpret-trailer\
s","--parse"],input:e}}function rs(){return{interpretTrailers(e){return this._runTask(ts(b(e,Ir)),u(arguments))}}}var A=(e=>(e.
NONE="",e.STAT="--stat",e.NUM_STAT="--numstat",e.NAME_ONLY="--name-only",e.NAME_STATUS="--name-status",e))(A||{}),lt=/^--(stat|numstat|name-only|name-status)(=|$)/;
function be(e){for(let t=0;t<e.length;t++){let r=lt.exec(e[t]);if(r)return`--${r[1]}`}return""}function ns(e){return lt.
test(e)}var ss=class{constructor(){this.changed=0,this.deletions=0,this.insertions=0,this.files=[]}},ct=[new h(/^(.+)\s+\|\s+(\d+)(\s+[+\-]+)?$/,
(e,[t,r,n=""])=>{e.files.push({file:t.trim(),changes:y(r),insertions:n.replace(/[^+]/g,"").length,deletions:n.replace(/[^-]/g,
"").length,binary:!1})}),new h(/^(.+) \|\s+Bin ([0-9.]+) -> ([0-9.]+) ([a-z]+)/,(e,[t,r,n])=>{e.files.push({file:t.trim(),
before:y(r),after:y(n),binary:!0})}),new h(/^(.+)\s+\|\s+Bin\s*$/,(e,[t])=>{e.files.push({file:t.trim(),before:0,after:0,
binary:!0})}),new h(/(\d+) files? changed\s*((?:, \d+ [^,]+){0,2})/,(e,[t,r])=>{let n=/(\d+) i/.exec(r),s=/(\d+) d/.exec(
r);e.changed=y(t),e.insertions=y(n?.[1]),e.deletions=y(s?.[1])})],as=[new h(/(\d+)\t(\d+)\t(.+)$/,(e,[t,r,n])=>{let s=y(
t),a=y(r);e.changed++,e.insertions+=s,e.deletions+=a,e.files.push({file:n,changes:s+a,insertions:s,deletions:a,binary:!1})}),
new h(/-\t-\t(.+)$/,(e,[t])=>{e.changed++,e.files.push({file:t,after:0,before:0,binary:!0})})],os=[new h(/(.+)$/,(e,[t])=>{
e.changed++,e.files.push({file:t,changes:0,insertions:0,deletions:0,binary:!1})})],is=[new h(/([ACDMRTUXB])([0-9]{0,3})\t(.[^\t]*)(\t(.[^\t]*))?$/,
(e,[t,r,n,s,a])=>{e.changed++,e.files.push({file:a??n,changes:0,insertions:0,deletions:0,binary:!1,status:Ie(kn(t)&&t),from:Ie(
!!a&&n!==a&&n),similarity:y(r)})})],us={[A.NONE]:ct,[A.STAT]:ct,[A.NUM_STAT]:as,[A.NAME_STATUS]:is,[A.NAME_ONLY]:os};function ft(e=A.
NONE){let t=us[e];return r=>E(new ss,t,r,!1)}var ht="\xF2\xF2\xF2\xF2\xF2\xF2 ",pt=" \xF2\xF2",dt=" \xF2 ",ls=["hash","d\
ate","message","refs","author_name","author_email"];function cs(e,t){return t.reduce((r,n,s)=>(r[n]=e[s]||"",r),Object.create(
{diff:null}))}function mt(e=dt,t=ls,r=A.NONE){let n=ft(r);return function(s){let a=H(s.trim(),!1,ht).map(function(i){let o=i.
split(pt),l=cs(o[0].split(e),t);return o.length>1&&o[1].trim()&&(l.diff=n(o[1])),l});return{all:a,latest:a.length&&a[0]||
null,total:a.length}}}function fs(e){let t=be(e),r=["diff"];return t===A.NONE&&(t=A.STAT,r.push("--stat=4096")),r.push(...e),
ve(r)||{commands:r,format:"utf-8",parser:ft(t)}}function ve(e){let t=e.filter(ns);if(t.length>1)return k(`Summary flags \
are mutually exclusive - pick one of ${t.join(",")}`);if(t.length&&e.includes("-z"))return k(`Summary flag ${t} parsing \
is not compatible with null termination option '-z'`)}var gt=(e=>(e[e["--pretty"]=0]="--pretty",e[e["max-count"]=1]="max\
-count",e[e.maxCount=2]="maxCount",e[e.n=3]="n",e[e.file=4]="file",e[e.format=5]="format",e[e.from=6]="from",e[e.to=7]="\
to",e[e.splitter=8]="splitter",e[e.symmetric=9]="symmetric",e[e.mailMap=10]="mailMap",e[e.multiLine=11]="multiLine",e[e.
strictDate=12]="strictDate",e))(gt||{});function hs(e,t){let r=[],n=[];return Object.keys(e).forEach(s=>{r.push(s),n.push(
String(e[s]))}),[r,n.join(t)]}function ps(e){return Object.keys(e).reduce((t,r)=>(r in gt||(t[r]=e[r]),t),{})}function wt(e={},t=[]){
let r=b(e.splitter,g,dt),n=pe(e.format)?e.format:{hash:"%H",date:e.strictDate===!1?"%ai":"%aI",message:"%s",refs:"%D",body:e.
multiLine?"%B":"%b",author_name:e.mailMap!==!1?"%aN":"%an",author_email:e.mailMap!==!1?"%aE":"%ae"},[s,a]=hs(n,r),i=[],o=[
`--pretty=format:${ht}${a}${pt}`,...t],l=e.n||e["max-count"]||e.maxCount;if(l&&o.push(`--max-count=${l}`),e.from||e.to){
let m=e.symmetric!==!1?"...":"..";i.push(`${e.from||""}${m}${e.to||""}`)}return g(e.file)&&o.push("--follow",ae(e.file)),
Ge(ps(e),o),{fields:s,splitter:r,commands:[...o,...i]}}function ds(e,t,r){let n=mt(e,t,be(r));return{commands:["log",...r],
format:"utf-8",parser:n}}function ms(){return{log(...r){let n=u(arguments),s=wt(de(arguments),F(b(arguments[0],X,[]))),a=t(
...r)||ve(s.commands)||e(s);return this._runTask(a,n)}};function e(r){return ds(r.splitter,r.fields,r.commands)}function t(r,n){
return g(r)&&g(n)&&k("git.log(string, string) should be replaced with git.log({ from: string, to: string })")}}var _e=class{constructor(e,t=null,r){
this.reason=e,this.file=t,this.meta=r}toString(){return`${this.file}:${this.reason}`}},gs=class{constructor(){this.conflicts=
[],this.merges=[],this.result="success"}get failed(){return this.conflicts.length>0}get reason(){return this.result}toString(){
return this.conflicts.length?`CONFLICTS: ${this.conflicts.join(", ")}`:"OK"}},yt=class{constructor(){this.remoteMessages=
{all:[]},this.created=[],this.deleted=[],this.files=[],this.deletions={},this.insertions={},this.summary={changes:0,deletions:0,
insertions:0}}},ws=class{constructor(){this.remote="",this.hash={local:"",remote:""},this.branch={local:"",remote:""},this.
message=""}toString(){return this.message}};function ke(e){return e.objects=e.objects||{compressing:0,counting:0,enumerating:0,
packReused:0,reused:{count:0,delta:0},total:{count:0,delta:0}}}function bt(e){let t=/^\s*(\d+)/.exec(e),r=/delta (\d+)/i.
exec(e);return{count:y(t&&t[1]||"0"),delta:y(r&&r[1]||"0")}}var ys=[new L(/^remote:\s*(enumerating|counting|compressing) objects: (\d+),/i,
(e,[t,r])=>{let n=t.toLowerCase(),s=ke(e.remoteMessages);Object.assign(s,{[n]:y(r)})}),new L(/^remote:\s*(enumerating|counting|compressing) objects: \d+% \(\d+\/(\d+)\),/i,
(e,[t,r])=>{let n=t.toLowerCase(),s=ke(e.remoteMessages);Object.assign(s,{[n]:y(r)})}),new L(/total ([^,]+), reused ([^,]+), pack-reused (\d+)/i,
(e,[t,r,n])=>{let s=ke(e.remoteMessages);s.total=bt(t),s.reused=bt(r),s.packReused=y(n)})],bs=[new L(/^remote:\s*(.+)$/,
(e,[t])=>(e.remoteMessages.all.push(t.trim()),!1)),...ys,new L([/create a (?:pull|merge) request/i,/\s(https?:\/\/\S+)$/],
(e,[t])=>{e.remoteMessages.pullRequestUrl=t}),new L([/found (\d+) vulnerabilities.+\(([^)]+)\)/i,/\s(https?:\/\/\S+)$/],
(e,[t,r,n])=>{e.remoteMessages.vulnerabilities={count:y(t),summary:r,url:n}})];function vt(e,t){return E({remoteMessages:new vs},
bs,t)}var vs=class{constructor(){this.all=[]}},_s=/^\s*(.+?)\s+\|\s+\d+\s*(\+*)(-*)/,ks=/(\d+)\D+((\d+)\D+\(\+\))?(\D+(\d+)\D+\(-\))?/,
xs=/^(create|delete) mode \d+ (.+)/,Os=[new h(_s,(e,[t,r,n])=>{e.files.push(t),r&&(e.insertions[t]=r.length),n&&(e.deletions[t]=
n.length)}),new h(ks,(e,[t,,r,,n])=>r!==void 0||n!==void 0?(e.summary.changes=+t||0,e.summary.insertions=+r||0,e.summary.
deletions=+n||0,!0):!1),new h(xs,(e,[t,r])=>{C(e.files,r),C(t==="create"?e.created:e.deleted,r)})],Ts=[new h(/^from\s(.+)$/i,
(e,[t])=>{e.remote=t}),new h(/^fatal:\s(.+)$/,(e,[t])=>{e.message=t}),new h(/([a-z0-9]+)\.\.([a-z0-9]+)\s+(\S+)\s+->\s+(\S+)$/,
(e,[t,r,n,s])=>{e.branch.local=n,e.hash.local=t,e.branch.remote=s,e.hash.remote=r})],Es=(e,t)=>E(new yt,Os,[e,t]),_t=(e,t)=>Object.
assign(new yt,Es(e,t),vt(e,t));function Ss(e,t){let r=E(new ws,Ts,[e,t]);return r.message&&r}var Cs=[new h(/^Auto-merging\s+(.+)$/,
(e,[t])=>{e.merges.push(t)}),new h(/^CONFLICT\s+\((.+)\): Merge conflict in (.+)$/,(e,[t,r])=>{e.conflicts.push(new _e(t,
r))}),new h(/^CONFLICT\s+\((.+\/delete)\): (.+) deleted in (.+) and/,(e,[t,r,n])=>{e.conflicts.push(new _e(t,r,{deleteRef:n}))}),
new h(/^CONFLICT\s+\((.+)\):/,(e,[t])=>{e.conflicts.push(new _e(t,null))}),new h(/^Automatic merge failed;\s+(.+)$/,(e,[
t])=>{e.result=t})],Us=(e,t)=>Object.assign(As(e),_t(e,t)),As=e=>E(new gs,Cs,e);function kt(e){return e.length?{commands:[
"merge",...e],format:"utf-8",parser(t,r){let n=Us(t,r);if(n.failed)throw new ue(n);return n}}:k("Git.merge requires at l\
east one option")}function $s(e,t,r){let n=r.includes("deleted"),s=r.includes("tag")||/^refs\/tags/.test(e),a=!r.includes(
"new");return{deleted:n,tag:s,branch:!s,new:!a,alreadyUpdated:a,local:e,remote:t}}var Ns=[new h(/^Pushing to (.+)$/,(e,[
t])=>{e.repo=t}),new h(/^updating local tracking ref '(.+)'/,(e,[t])=>{e.ref={...e.ref||{},local:t}}),new h(/^[=*-]\s+([^:]+):(\S+)\s+\[(.+)]$/,
(e,[t,r,n])=>{e.pushed.push($s(t,r,n))}),new h(/^Branch '([^']+)' set up to track remote branch '([^']+)' from '([^']+)'/,
(e,[t,r,n])=>{e.branch={...e.branch||{},local:t,remote:r,remoteName:n}}),new h(/^([^:]+):(\S+)\s+([a-z0-9]+)\.\.([a-z0-9]+)$/,
(e,[t,r,n,s])=>{e.update={head:{local:t,remote:r},hash:{from:n,to:s}}})],Ds=(e,t)=>{let r=Ms(e,t),n=vt(e,t);return{...r,
...n}},Ms=(e,t)=>E({pushed:[]},Ns,[e,t]);function Ps(e={},t){return C(t,"--tags"),xt(e,t)}function xt(e={},t){let r=["pu\
sh",...t];return e.branch&&r.splice(1,0,e.branch),e.remote&&r.splice(1,0,e.remote),ce(r,"-v"),C(r,"--verbose"),C(r,"--po\
rcelain"),{commands:r,format:"utf-8",parser:Ds}}function js(){return{showBuffer(){let e=["show",...d(arguments,1)];return e.
includes("--binary")||e.splice(1,0,"--binary"),this._runTask(He(e),u(arguments))},show(){let e=["show",...d(arguments,1)];
return this._runTask(v(e),u(arguments))}}}var Rs=/^(.+)\0(.+)$/,Ls=class{constructor(e,t,r){if(this.path=e,this.index=t,
this.working_dir=r,t==="R"||r==="R"){let n=Rs.exec(e)||[null,e,e];this.from=n[2]||"",this.path=n[1]||""}}},Is=class{constructor(){
this.not_added=[],this.conflicted=[],this.created=[],this.deleted=[],this.ignored=void 0,this.modified=[],this.renamed=[],
this.files=[],this.staged=[],this.ahead=0,this.behind=0,this.current=null,this.tracking=null,this.detached=!1,this.isClean=
()=>!this.files.length}};function Ot(e){let[t,r]=e.split(q);return{from:r||t,to:t}}function S(e,t,r){return[`${e}${t}`,r]}
function xe(e,...t){return t.map(r=>S(e,r,(n,s)=>n.conflicted.push(s)))}var Fs=new Map([S(" ","A",(e,t)=>e.created.push(
t)),S(" ","D",(e,t)=>e.deleted.push(t)),S(" ","M",(e,t)=>e.modified.push(t)),S("A"," ",(e,t)=>{e.created.push(t),e.staged.
push(t)}),S("A","M",(e,t)=>{e.created.push(t),e.staged.push(t),e.modified.push(t)}),S("D"," ",(e,t)=>{e.deleted.push(t),
e.staged.push(t)}),S("M"," ",(e,t)=>{e.modified.push(t),e.staged.push(t)}),S("M","M",(e,t)=>{e.modified.push(t),e.staged.
push(t)}),S("R"," ",(e,t)=>{e.renamed.push(Ot(t))}),S("R","M",(e,t)=>{let r=Ot(t);e.renamed.push(r),e.modified.push(r.to)}),
S("!","!",(e,t)=>{(e.ignored=e.ignored||[]).push(t)}),S("?","?",(e,t)=>e.not_added.push(t)),...xe("A","A","U"),...xe("D",
"D","U"),...xe("U","A","D","U"),["##",(e,t)=>{let r=/ahead (\d+)/,n=/behind (\d+)/,s=/^(.+?(?=(?:\.{3}|\s|$)))/,a=/\.{3}(\S*)/,
i=/\son\s(\S+?)(?=\.{3}|$)/,o=r.exec(t);e.ahead=o&&+o[1]||0,o=n.exec(t),e.behind=o&&+o[1]||0,o=s.exec(t),e.current=b(o?.[1],
g,null),o=a.exec(t),e.tracking=b(o?.[1],g,null),o=i.exec(t),o&&(e.current=b(o?.[1],g,e.current)),e.detached=/\(no branch\)/.
test(t)}]]),Bs=function(e){let t=e.split(q),r=new Is;for(let n=0,s=t.length;n<s;){let a=t[n++].trim();a&&(a.charAt(0)===
"R"&&(a+=q+(t[n++]||"")),Gs(r,a))}return r};function Gs(e,t){let r=t.trim();switch(" "){case r.charAt(2):return n(r.charAt(
0),r.charAt(1),r.slice(3));case r.charAt(1):return n(" ",r.charAt(0),r.slice(2));default:return}function n(s,a,i){let o=`${s}${a}`,
l=Fs.get(o);l&&l(e,i),o!=="##"&&o!=="!!"&&e.files.push(new Ls(i,s,a))}}var zs=["--null","-z"];function qs(e){return{format:"\
utf-8",commands:["status","--porcelain","-b","-u","--null",...e.filter(t=>!zs.includes(t))],parser(t){return Bs(t)}}}var Tt="\
installed=false";function Z(e=0,t=0,r=0,n="",s=!0){return Object.defineProperty({major:e,minor:t,patch:r,agent:n,installed:s},
"toString",{value(){return`${this.major}.${this.minor}.${this.patch}`},configurable:!1,enumerable:!1})}function Ws(){return Z(
0,0,0,"",!1)}function Hs(){return{version(){return this._runTask({commands:["--version"],format:"utf-8",parser:Vs,onError(e,t,r,n){
if(e.exitCode===Q.NOT_FOUND)return r(Buffer.from(Tt));n(t)}})}}}var Ks=[new h(/version (\d+)\.(\d+)\.(\d+)(?:\s*\((.+)\))?/,
(e,[t,r,n,s=""])=>{Object.assign(e,Z(y(t),y(r),y(n),s))}),new h(/version (\d+)\.(\d+)\.(\D+)(.+)?$/,(e,[t,r,n,s=""])=>{Object.
assign(e,Z(y(t),y(r),n,s))})];function Vs(e){return e===Tt?Ws():E(Z(0,0,0,e),Ks,e)}var Et=class{constructor(e){this._executor=
e}_runTask(e,t){let r=this._executor.chain(),n=r.push(e);return t&&Rn(e,n,t),Object.create(this,{then:{value:n.then.bind(
n)},catch:{value:n.catch.bind(n)},_executor:{value:r}})}add(e){return this._runTask(v(["add",...T(e)]),u(arguments))}cwd(e){
let t=u(arguments);return typeof e=="string"?this._runTask(at(e,this._executor),t):typeof e?.path=="string"?this._runTask(
at(e.path,e.root&&this._executor||void 0),t):this._runTask(k("Git.cwd: workingDirectory must be supplied as a string"),t)}hashObject(e,t){
return this._runTask(Xn(e,t===!0),u(arguments))}init(e){return this._runTask(es(e===!0,this._executor.cwd,d(arguments)),
u(arguments))}merge(){return this._runTask(kt(d(arguments)),u(arguments))}mergeFromTo(e,t){return g(e)&&g(t)?this._runTask(
kt([e,t,...d(arguments)]),u(arguments,!1)):this._runTask(k("Git.mergeFromTo requires that the 'remote' and 'branch' argu\
ments are supplied as strings"))}outputHandler(e){return this._executor.outputHandler=e,this}push(){let e=xt({remote:b(arguments[0],
g),branch:b(arguments[1],g)},d(arguments));return this._runTask(e,u(arguments))}stash(){return this._runTask(v(["stash",
...d(arguments)]),u(arguments))}status(){return this._runTask(qs(d(arguments)),u(arguments))}};Object.assign(Et.prototype,
Ln(),Fn(),qn(),vn(),Kn(),Vn(),Sn(),rs(),ms(),js(),Hs());var Xs=(()=>{let e=0;return()=>{e++;let{promise:t,done:r}=(0,P.createDeferred)();
return{promise:t,done:r,id:e}}})(),Ys=class{constructor(e=2){this.concurrency=e,this.logger=I("","scheduler"),this.pending=
[],this.running=[],this.logger("Constructed, concurrency=%s",e)}schedule(){if(!this.pending.length||this.running.length>=
this.concurrency){this.logger("Schedule attempt ignored, pending=%s running=%s concurrency=%s",this.pending.length,this.
running.length,this.concurrency);return}let e=C(this.running,this.pending.shift());this.logger("Attempting id=%s",e.id),
e.done(()=>{this.logger("Completing id=",e.id),ce(this.running,e),this.schedule()})}next(){let{promise:e,id:t}=C(this.pending,
Xs());return this.logger("Scheduling id=%s",t),this.schedule(),e}};function Qs(e,t){return v(["apply",...t,...e])}var St=(e=>(e.
CURRENT="*",e.LINKED="+",e))(St||{}),Js=class{constructor(){this.all=[],this.branches={},this.current="",this.detached=!1}push(e,t,r,n,s){
e==="*"&&(this.detached=t,this.current=r),this.all.push(r),this.branches[r]={current:e==="*",linkedWorkTree:e==="+",name:r,
commit:n,label:s}}},Zs=[new h(/^([*+]\s)?\((?:HEAD )?detached (?:from|at) (\S+)\)\s+([a-z0-9]+)\s(.*)$/,(e,[t,r,n,s])=>{
e.push(Ct(t),!0,r,n,s)}),new h(/^([*+]\s)?(\S+)\s+([a-z0-9]+)\s?(.*)$/s,(e,[t,r,n,s])=>{e.push(Ct(t),!1,r,n,s)})],ea=new h(
/^(\S+)$/s,(e,[t])=>{e.push(St.CURRENT,!1,t,"","")});function Ct(e){return e?e.charAt(0):""}function Ut(e,t=!1){return E(
new Js,t?[ea]:Zs,e)}var ta=class{constructor(){this.all=[],this.branches={},this.errors=[]}get success(){return!this.errors.
length}};function ra(e,t){return{branch:e,hash:t,success:!0}}function na(e){return{branch:e,hash:null,success:!1}}var sa=/(\S+)\s+\(\S+\s([^)]+)\)/,
At=/^error[^']+'([^']+)'/m,aa=[new h(sa,(e,[t,r])=>{let n=ra(t,r);e.all.push(n),e.branches[t]=n}),new h(At,(e,[t])=>{let r=na(
t);e.errors.push(r),e.all.push(r),e.branches[t]=r})],Oe=(e,t)=>E(new ta,aa,[e,t]);function $t(e,t){return t===Q.ERROR&&At.
test(e)}function oa(e){let t=["-d","-D","--delete"];return e.some(r=>t.includes(r))}function ia(e){let t=oa(e),r=e.includes(
"--show-current"),n=["branch",...e];return n.length===1&&n.push("-a"),n.includes("-v")||n.splice(1,0,"-v"),{format:"utf-\
8",commands:n,parser(s,a){return t?Oe(s,a).all[0]:Ut(s,r)}}}function ua(){return{format:"utf-8",commands:["branch","-v"],
parser(e){return Ut(e)}}}function la(e,t=!1){return{format:"utf-8",commands:["branch","-v",t?"-D":"-d",...e],parser(r,n){
return Oe(r,n)},onError({exitCode:r,stdOut:n},s,a,i){if(!$t(String(s),r))return i(s);a(n)}}}function ca(e,t=!1){let r={format:"\
utf-8",commands:["branch","-v",t?"-D":"-d",e],parser(n,s){return Oe(n,s).branches[e]},onError({exitCode:n,stdErr:s,stdOut:a},i,o,l){
if(!$t(String(i),n))return l(i);throw new ue(r.parser(V(a),V(s)),String(i))}};return r}function fa(e){return{commands:["\
check-ignore",...e],format:"utf-8",parser:ha}}function ha(e){return e.split(/\n/g).map(pa).filter(Boolean)}function pa(e){
let t=e.trim().replace(/^["']|["']$/g,"");return t&&(0,Vt.normalize)(t)}var da=[new h(/From (.+)$/,(e,[t])=>{e.remote=t}),
new h(/\* \[new branch]\s+(\S+)\s*-> (.+)$/,(e,[t,r])=>{e.branches.push({name:t,tracking:r})}),new h(/\* \[new tag]\s+(\S+)\s*-> (.+)$/,
(e,[t,r])=>{e.tags.push({name:t,tracking:r})}),new h(/- \[deleted]\s+\S+\s*-> (.+)$/,(e,[t])=>{e.deleted.push({tracking:t})}),
new h(/\s*([^.]+)\.\.(\S+)\s+(\S+)\s*-> (.+)$/,(e,[t,r,n,s])=>{e.updated.push({name:n,tracking:s,to:r,from:t})})];function ma(e,t){
return E({raw:e,remote:null,branches:[],tags:[],updated:[],deleted:[]},da,[e,t])}function ga(e){return/^--upload-pack(=|$)/.
test(e)}function wa(e,t,r){let n=["fetch",...r];return e&&t&&n.push(e,t),n.find(ga)?k("git.fetch: potential exploit argu\
ment blocked."):{commands:n,format:"utf-8",parser:ma}}var ya=[new h(/^Renaming (.+) to (.+)$/,(e,[t,r])=>{e.moves.push({
from:t,to:r})})];function ba(e){return E({moves:[]},ya,e)}function va(e,t){return{commands:["mv","-v",...T(e),t],format:"\
utf-8",parser:ba}}function _a(e,t,r){let n=["pull",...r];return e&&t&&n.splice(1,0,e,t),{commands:n,format:"utf-8",parser(s,a){
return _t(s,a)},onError(s,a,i,o){let l=Ss(V(s.stdOut),V(s.stdErr));if(l)return o(new ue(l));o(a)}}}function ka(e){let t={};
return Nt(e,([r])=>t[r]={name:r}),Object.values(t)}function xa(e){let t={};return Nt(e,([r,n,s])=>{Object.hasOwn(t,r)||(t[r]=
{name:r,refs:{fetch:"",push:""}}),s&&n&&(t[r].refs[s.replace(/[^a-z]/g,"")]=n)}),Object.values(t)}function Nt(e,t){le(e,
r=>t(r.split(/\s+/)))}function Oa(e,t,r){return v(["remote","add",...r,e,t])}function Ta(e){let t=["remote"];return e&&t.
push("-v"),{commands:t,format:"utf-8",parser:e?xa:ka}}function Ea(e){let t=[...e];return t[0]!=="ls-remote"&&t.unshift("\
ls-remote"),v(t)}function Sa(e){let t=[...e];return t[0]!=="remote"&&t.unshift("remote"),v(t)}function Ca(e){return v(["\
remote","remove",e])}function Ua(e={},t){let r=wt(e),n=["stash","list",...r.commands,...t],s=mt(r.splitter,r.fields,be(n));
return ve(n)||{commands:n,format:"utf-8",parser:s}}function Aa(e,t){return ee(["add",e,t])}function $a(e){return ee(["in\
it",...e])}function ee(e){let t=[...e];return t[0]!=="submodule"&&t.unshift("submodule"),v(t)}function Na(e){return ee([
"update",...e])}var Da=class{constructor(e,t){this.all=e,this.latest=t}},Ma=function(e,t=!1){let r=e.split(`
`).map(ja).filter(Boolean);t||r.sort(function(s,a){let i=s.split("."),o=a.split(".");if(i.length===1||o.length===1)return Pa(
te(i[0]),te(o[0]));for(let l=0,m=Math.max(i.length,o.length);l<m;l++){let p=Dt(te(i[l]),te(o[l]));if(p)return p}return 0});
let n=t?r[0]:[...r].reverse().find(s=>s.indexOf(".")>=0);return new Da(r,n)};function Pa(e,t){let r=Number.isNaN(e),n=Number.
isNaN(t);return r!==n?r?1:-1:r?Dt(e,t):0}function Dt(e,t){return e===t?0:e>t?1:-1}function ja(e){return e.trim()}function te(e){
return typeof e=="string"&&parseInt(e.replace(/^\D+/g,""),10)||0}function Ra(e=[]){let t=e.some(r=>/^--sort=/.test(r));return{
format:"utf-8",commands:["tag","-l",...e],parser(r){return Ma(r,t)}}}function La(e){return{format:"utf-8",commands:["tag",
e],parser(){return{name:e}}}}function Ia(e,t){return{format:"utf-8",commands:["tag","-a","-m",t,e],parser(){return{name:e}}}}
function c(e,t){this._plugins=t,this._executor=new jn(e.baseDir,new Ys(e.maxConcurrentProcesses),t),this._trimmed=e.trimmed}
(c.prototype=Object.create(Et.prototype)).constructor=c,c.prototype.customBinary=function(e){return this._plugins.reconfigure(
"binary",e),this},c.prototype.env=function(e,t){return arguments.length===1&&typeof e=="object"?this._executor.env=e:(this.
_executor.env=this._executor.env||{})[e]=t,this},c.prototype.stashList=function(e){return this._runTask(Ua(de(arguments)||
{},X(e)&&e||[]),u(arguments))},c.prototype.mv=function(e,t){return this._runTask(va(e,t),u(arguments))},c.prototype.checkoutLatestTag=
function(e){var t=this;return this.pull(function(){t.tags(function(r,n){t.checkout(n.latest,e)})})},c.prototype.pull=function(e,t,r,n){
return this._runTask(_a(b(e,g),b(t,g),d(arguments)),u(arguments))},c.prototype.fetch=function(e,t){return this._runTask(
wa(b(e,g),b(t,g),d(arguments)),u(arguments))},c.prototype.tags=function(e,t){return this._runTask(Ra(d(arguments)),u(arguments))},
c.prototype.rebase=function(){return this._runTask(v(["rebase",...d(arguments)]),u(arguments))},c.prototype.reset=function(e){
return this._runTask(Un(An(e),d(arguments)),u(arguments))},c.prototype.revert=function(e){let t=u(arguments);return typeof e!=
"string"?this._runTask(k("Commit must be a string"),t):this._runTask(v(["revert",...d(arguments,0,!0),e]),t)},c.prototype.
addTag=function(e){let t=typeof e=="string"?La(e):k("Git.addTag requires a tag name");return this._runTask(t,u(arguments))},
c.prototype.addAnnotatedTag=function(e,t){return this._runTask(Ia(e,t),u(arguments))},c.prototype.deleteLocalBranch=function(e,t,r){
return this._runTask(ca(e,typeof t=="boolean"?t:!1),u(arguments))},c.prototype.deleteLocalBranches=function(e,t,r){return this.
_runTask(la(e,typeof t=="boolean"?t:!1),u(arguments))},c.prototype.branch=function(e,t){return this._runTask(ia(d(arguments)),
u(arguments))},c.prototype.branchLocal=function(e){return this._runTask(ua(),u(arguments))},c.prototype.raw=function(e){
let t=!Array.isArray(e),r=[].slice.call(t?arguments:e,0);for(let s=0;s<r.length&&t;s++)if(!he(r[s])){r.splice(s,r.length-
s);break}r.push(...d(arguments,0,!0));var n=u(arguments);return r.length?this._runTask(v(r,this._trimmed),n):this._runTask(
k("Raw: must supply one or more command to execute"),n)},c.prototype.submoduleAdd=function(e,t,r){return this._runTask(Aa(
e,t),u(arguments))},c.prototype.submoduleUpdate=function(e,t){return this._runTask(Na(d(arguments,!0)),u(arguments))},c.
prototype.submoduleInit=function(e,t){return this._runTask($a(d(arguments,!0)),u(arguments))},c.prototype.subModule=function(e,t){
return this._runTask(ee(d(arguments)),u(arguments))},c.prototype.listRemote=function(){return this._runTask(Ea(d(arguments)),
u(arguments))},c.prototype.addRemote=function(e,t,r){return this._runTask(Oa(e,t,d(arguments)),u(arguments))},c.prototype.
removeRemote=function(e,t){return this._runTask(Ca(e),u(arguments))},c.prototype.getRemotes=function(e,t){return this._runTask(
Ta(e===!0),u(arguments))},c.prototype.remote=function(e,t){return this._runTask(Sa(d(arguments)),u(arguments))},c.prototype.
tag=function(e,t){let r=d(arguments);return r[0]!=="tag"&&r.unshift("tag"),this._runTask(v(r),u(arguments))},c.prototype.
updateServerInfo=function(e){return this._runTask(v(["update-server-info"]),u(arguments))},c.prototype.pushTags=function(e,t){
let r=Ps({remote:b(e,g)},d(arguments));return this._runTask(r,u(arguments))},c.prototype.rm=function(e){return this._runTask(
v(["rm","-f",...T(e)]),u(arguments))},c.prototype.rmKeepLocal=function(e){return this._runTask(v(["rm","--cached",...T(e)]),
u(arguments))},c.prototype.catFile=function(e,t){return this._catFile("utf-8",arguments)},c.prototype.binaryCatFile=function(){
return this._catFile("buffer",arguments)},c.prototype._catFile=function(e,t){var r=u(t),n=["cat-file"],s=t[0];if(typeof s==
"string")return this._runTask(k("Git.catFile: options must be supplied as an array of strings"),r);Array.isArray(s)&&n.push.
apply(n,s);let a=e==="buffer"?He(n):v(n);return this._runTask(a,r)},c.prototype.diff=function(e,t){let r=g(e)?k("git.dif\
f: supplying options as a single string is no longer supported, switch to an array of strings"):v(["diff",...d(arguments)]);
return this._runTask(r,u(arguments))},c.prototype.diffSummary=function(){return this._runTask(fs(d(arguments,1)),u(arguments))},
c.prototype.applyPatch=function(e){let t=Y(e)?Qs(T(e),d([].slice.call(arguments,1))):k("git.applyPatch requires one or m\
ore string patches as the first argument");return this._runTask(t,u(arguments))},c.prototype.revparse=function(){let e=[
"rev-parse",...d(arguments,!0)];return this._runTask(v(e,!0),u(arguments))},c.prototype.clean=function(e,t,r){let n=un(e),
s=n&&e.join("")||b(e,g)||"",a=d([].slice.call(arguments,n?1:0));return this._runTask(an(s,a),u(arguments))},c.prototype.
exec=function(e){let t={commands:[],format:"utf-8",parser(){typeof e=="function"&&e()}};return this._runTask(t)},c.prototype.
checkIgnore=function(e,t){return this._runTask(fa(T(b(e,Y,[]))),u(arguments))},c.prototype.checkIsRepo=function(e,t){return this.
_runTask(Wr(b(e,g)),u(arguments))};function Fa(e){return e?[{type:"spawn.before",action(t,r){e.aborted&&r.kill(new M(void 0,
"abort","Abort already signaled"))}},{type:"spawn.after",action(t,r){function n(){r.kill(new M(void 0,"abort","Abort sig\
nal received"))}e.addEventListener("abort",n),r.spawned.on("close",()=>e.removeEventListener("abort",n))}}]:void 0}var Ba=I(
"","plugin:allowEnvironment");function Ga(e,t=!1){let r=new Set(e.map(n=>n.toLowerCase().trim()));return{type:"spawn.opt\
ions",action(n,s){let a={...n.env??process.env},i=new Set(Object.keys(s.env).map(o=>o.toLowerCase().trim()));for(let o of Object.
keys(a)){let l=o.toLowerCase().trim();if(!(!za(l)||r.has(l))){if(i.has(l))throw new M(void 0,"allowEnvironment",`Use of \
"${o}" is blocked by the environment guard - add it to the allowEnvironment option to permit it`);Ba("removing ambient g\
uarded environment variable %s",o),delete a[o]}}return{...n,env:{...a,GIT_TEST_DISALLOW_ABBREVIATED_OPTIONS:String(!t)}}}}}
function za(e){let t=e.toLowerCase().trim();return t.startsWith("git_")||ie(t)}function qa(e={}){return{type:"spawn.args",
action(t,{env:r}){for(let n of Ur(t,r))if(e[n.category]!==!0)throw new M(void 0,"unsafe",n.message);return t}}}function Wa(e){
let t=K(e,"-c");return{type:"spawn.args",action(r){return[...t,...r]}}}var Mt=(0,P.deferred)().promise;function Ha({onClose:e=!0,
onExit:t=50}={}){function r(){let s=-1,a={close:(0,P.deferred)(),closeTimeout:(0,P.deferred)(),exit:(0,P.deferred)(),exitTimeout:(0,P.
deferred)()},i=Promise.race([e===!1?Mt:a.closeTimeout.promise,t===!1?Mt:a.exitTimeout.promise]);return n(e,a.close,a.closeTimeout),
n(t,a.exit,a.exitTimeout),{close(o){s=o,a.close.done()},exit(o){s=o,a.exit.done()},get exitCode(){return s},result:i}}function n(s,a,i){
s!==!1&&(s===!0?a.promise:a.promise.then(()=>Le(s))).then(i.done)}return{type:"spawn.after",async action(s,{spawned:a,close:i}){
let o=r(),l=!0,m=()=>{l=!1};a.stdout?.on("data",m),a.stderr?.on("data",m),a.on("error",m),a.on("close",p=>o.close(p)),a.
on("exit",p=>o.exit(p));try{await o.result,l&&await Le(50),i(o.exitCode)}catch(p){i(o.exitCode,p)}}}}var Pt=I("","plugin\
:binary"),Ka="Invalid value supplied for custom binary, requires a single string or an array containing either one or tw\
o strings",Va="Invalid value supplied for custom binary, restricted characters must be removed or supply the unsafe.allo\
wUnsafeCustomBinary option";function Xa(e){return!e||!/^([a-z]:)?([a-z0-9/.\\_~-]+)$/i.test(e)}function jt(e,t){if(e.length<
1||e.length>2)throw new M(void 0,"binary",Ka);if(e.some(Xa))if(t)Pt("permitted unsafe binary %o",e);else throw new M(void 0,
"binary",Va);let[r,n]=e;return{binary:r,prefix:n}}function Ya(e,t=["git"],r=!1){let n=jt(T(t),r);e.on("binary",s=>{n=jt(
T(s),r),Pt.info("reconfiguring %o",n)}),e.append("spawn.binary",()=>n.binary),e.append("spawn.args",s=>n.prefix?[n.prefix,
...s]:s)}var Rt={DISALLOWED_ABBREVIATED:{text:"disallowed abbreviated or ambiguous option",solution:"Unambiguous abbrevi\
ated options blocked with unsafe.allowAbbreviatedOptions setting: {message}"},UNKNOWN:{text:"~ unknown ~",solution:void 0}};
function Qa(e){if(!e)return"UNKNOWN";for(let[t,{text:r}]of Object.entries(Rt))if(e.startsWith(`fatal: ${r}`))return t;return"\
UNKNOWN"}var Ja=class extends ${constructor(e=""){let t=Qa(e);super(void 0,Rt[t].solution?.replace("{message}",e)??e),this.
reason=t}};function Za(e){return!!(e.exitCode&&e.stdErr.length)}function eo(e){return Buffer.concat([...e.stdOut,...e.stdErr])}
function to(e=!1,t=Za,r=eo){return(n,s)=>!e&&n||!t(s)?n:r(s)}function ro(e,t){return e===128&&t.startsWith("fatal:")?new Ja(
t):new $(void 0,t)}function Lt(e){return{type:"task.error",action(t,r){let n=e(t.error,{stdErr:r.stdErr,stdOut:r.stdOut,
exitCode:r.exitCode});return Buffer.isBuffer(n)?{error:ro(r.exitCode,n.toString("utf-8"))}:{error:n}}}}var Te=I("","plug\
in:input");function no(e){return{type:"spawn.after",action(t,{commands:r,input:n,spawned:{stdin:s}}){if(!s)return;let a=e?.(
[...r])??n;if(!a)return Te("generated zero length content, not writing to stdin");Te("writing %s bytes to stdin",Rr(a)),
s.on("error",i=>{i.code!=="EPIPE"&&Te("[ERROR] stdin error %o",i)}),s.end(a)}}}var so=class{constructor(){this.plugins=new Set,
this.events=new Xt.EventEmitter}on(e,t){this.events.on(e,t)}reconfigure(e,t){this.events.emit(e,t)}append(e,t){let r=C(this.
plugins,{type:e,action:t});return()=>this.plugins.delete(r)}add(e){let t=[];return T(e).forEach(r=>{r&&this.plugins.add(
C(t,r))}),()=>{t.forEach(r=>{this.plugins.delete(r)})}}exec(e,t,r){let n=t,s=Object.freeze(Object.create(r));for(let a of this.
plugins)a.type===e&&(n=a.action(n,s));return n}};function ao(e){let t="--progress",r=["checkout","clone","fetch","pull",
"push"];return[{type:"spawn.args",action(n,s){return r.includes(s.method)?jr(n,t):n}},{type:"spawn.after",action(n,s){s.
commands.includes(t)&&s.spawned.stderr?.on("data",a=>{let i=/^([\s\S]+?):\s*(\d+)% \((\d+)\/(\d+)\)/.exec(a.toString("ut\
f8"));i&&e({method:s.method,stage:oo(i[1]),progress:y(i[2]),processed:y(i[3]),total:y(i[4])})})}}]}function oo(e){return String(
e.toLowerCase().split(" ",1))||"unknown"}function io(e){let t=Lr(e,["uid","gid"]);return{type:"spawn.options",action(r){
return{...t,...r}}}}function uo(){return{type:"spawn.args",action(e){let t=[],r;function n(s){(r=r||[]).push(...s)}for(let s=0;s<
e.length;s++){let a=e[s];if(D(a)){n(G(a));continue}if(a==="--"){n(e.slice(s+1).flatMap(i=>D(i)&&G(i)||i));break}t.push(a)}
return r?[...t,"--",...r.map(String)]:t}}}function lo({block:e,stdErr:t=!0,stdOut:r=!0}){if(e>0)return{type:"spawn.after",
action(n,s){let a;function i(){a&&clearTimeout(a),a=setTimeout(l,e)}function o(){s.spawned.stdout?.off("data",i),s.spawned.
stderr?.off("data",i),s.spawned.off("exit",o),s.spawned.off("close",o),a&&clearTimeout(a)}function l(){o(),s.kill(new M(
void 0,"timeout","block timeout reached"))}r&&s.spawned.stdout?.on("data",i),t&&s.spawned.stderr?.on("data",i),s.spawned.
on("exit",o),s.spawned.on("close",o),i()}}}var co=(e,t)=>{let r=new so,n=zr(e&&(typeof e=="string"?{baseDir:e}:e)||{},t);
if(!je(n.baseDir))throw new Ar(n,"Cannot use simple-git on a directory that does not exist");return Array.isArray(n.config)&&
r.add(Wa(n.config)),r.add(qa(n.unsafe)),r.add(Ha(n.completion)),n.abort&&r.add(Fa(n.abort)),n.progress&&r.add(ao(n.progress)),
n.timeout&&r.add(lo(n.timeout)),n.spawnOptions&&r.add(io(n.spawnOptions)),r.add(uo()),r.add(no(n.input)),r.add(Lt(to(!0))),
n.errors&&r.add(Lt(n.errors)),Ya(r,n.binary,n.unsafe?.allowUnsafeCustomBinary),r.add(Ga(n.allowEnvironment??[],n.unsafe?.
allowAbbreviatedOptions)),new c(n,r)}});
