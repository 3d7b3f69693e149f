var X=Object.defineProperty;var n=(R,T)=>X(R,"name",{value:T,configurable:!0});export const id=355,ids=[355],modules={15756:(R=>{const{hasOwnProperty:T}=Object.prototype,i=n((r,o={})=>{typeof o=="str\
ing"&&(o={section:o}),o.align=o.align===!0,o.newline=o.newline===!0,o.sort=o.sort===!0,o.whitespace=o.whitespace===!0||o.
align===!0,o.platform=o.platform||typeof process<"u"&&process.platform,o.bracketedArray=o.bracketedArray!==!1;const l=o.
platform==="win32"?`\r
`:`
`,a=o.whitespace?" = ":"=",p=[],x=o.sort?Object.keys(r).sort():Object.keys(r);let k=0;o.align&&(k=I(x.filter(u=>r[u]===null||
Array.isArray(r[u])||typeof r[u]!="object").map(u=>Array.isArray(r[u])?`${u}[]`:u).concat([""]).reduce((u,d)=>I(u).length>=
I(d).length?u:d)).length);let P="";const w=o.bracketedArray?"[]":"";for(const u of x){const d=r[u];if(d&&Array.isArray(d))
for(const E of d)P+=I(`${u}${w}`).padEnd(k," ")+a+I(E)+l;else d&&typeof d=="object"?p.push(u):P+=I(u).padEnd(k," ")+a+I(
d)+l}o.section&&P.length&&(P="["+I(o.section)+"]"+(o.newline?l+l:l)+P);for(const u of p){const d=C(u,".").join("\\."),E=(o.
section?o.section+".":"")+d,A=i(r[u],{...o,section:E});P.length&&A.length&&(P+=l),P+=A}return P},"encode");function C(r,o){
var l=0,a=0,p=0,x=[];do if(p=r.indexOf(o,l),p!==-1){if(l=p+o.length,p>0&&r[p-1]==="\\")continue;x.push(r.slice(a,p)),a=p+
o.length}while(p!==-1);return x.push(r.slice(a)),x}n(C,"splitSections");const b=n((r,o={})=>{o.bracketedArray=o.bracketedArray!==
!1;const l=Object.create(null);let a=l,p=null;const x=/^\[([^\]]*)\]\s*$|^([^=]+)(=(.*))?$/i,k=r.split(/[\r\n]+/g),P={};
for(const u of k){if(!u||u.match(/^\s*[;#]/)||u.match(/^\s*$/))continue;const d=u.match(x);if(!d)continue;if(d[1]!==void 0){
if(p=j(d[1]),p==="__proto__"){a=Object.create(null);continue}a=l[p]=l[p]||Object.create(null);continue}const E=j(d[2]);let A;
o.bracketedArray?A=E.length>2&&E.slice(-2)==="[]":(P[E]=(P?.[E]||0)+1,A=P[E]>1);const M=A&&E.endsWith("[]")?E.slice(0,-2):
E;if(M==="__proto__")continue;const s=d[3]?j(d[4]):!0,m=s==="true"||s==="false"||s==="null"?JSON.parse(s):s;A&&(T.call(a,
M)?Array.isArray(a[M])||(a[M]=[a[M]]):a[M]=[]),Array.isArray(a[M])?a[M].push(m):a[M]=m}const w=[];for(const u of Object.
keys(l)){if(!T.call(l,u)||typeof l[u]!="object"||Array.isArray(l[u]))continue;const d=C(u,".");a=l;const E=d.pop(),A=E.replace(
/\\\./g,".");for(const M of d)M!=="__proto__"&&((!T.call(a,M)||typeof a[M]!="object")&&(a[M]=Object.create(null)),a=a[M]);
a===l&&A===E||(a[A]=l[u],w.push(u))}for(const u of w)delete l[u];return l},"decode"),N=n(r=>r.startsWith('"')&&r.endsWith(
'"')||r.startsWith("'")&&r.endsWith("'"),"isQuoted"),I=n(r=>typeof r!="string"||r.match(/[=\r\n]/)||r.match(/^\[/)||r.length>
1&&N(r)||r!==r.trim()?JSON.stringify(r):r.split(";").join("\\;").split("#").join("\\#"),"safe"),j=n(r=>{if(r=(r||"").trim(),
N(r)){r.charAt(0)==="'"&&(r=r.slice(1,-1));try{r=JSON.parse(r)}catch{}}else{let o=!1,l="";for(let a=0,p=r.length;a<p;a++){
const x=r.charAt(a);if(o)"\\;#".indexOf(x)!==-1?l+=x:l+="\\"+x,o=!1;else{if(";#".indexOf(x)!==-1)break;x==="\\"?o=!0:l+=
x}}return o&&(l+="\\"),l.trim()}return r},"unsafe");R.exports={parse:b,decode:b,stringify:i,encode:i,safe:I,unsafe:j}}),
53622:((R,T,i)=>{i.r(T),i.d(T,{policyVerb:n(()=>x,"policyVerb")});var C=i(48179),b=i(35602),N=i(19202),I=i(82573),j=i(58933),
r=i(38208),o=i(68956),l=i(58848);function a(P,w,{idleIgnores:u,failedExamples:d},E){const A=(0,j.aH)({...E,verbose:!0}),
M=(0,r.O)(o.zj,P),s=M.length===0?"same as the defaults":`${(0,l.U9)(M.length,"difference")} from the defaults`;return`${[
(0,j.CS)(A,"policy",`${w}: ${s}`,{text:"strong"}),...M.map(({key:f,change:v,direction:g="changed"})=>(0,j.CS)(A,g,`${f}:\
 ${v}`,{label:g==="looser"?"caution":"quiet"})),...d.map(f=>(0,j.CS)(A,"example",f,{label:"bad"})),...u.map(({rule:f,why:v})=>(0,j.
CS)(A,"no effect",`ignore ${f}: ${v}`,{label:"bad"}))].flat().join(`
`)}
`}n(a,"renderPolicy");var p=i(67825);const x=n((P,w)=>new C.uB("policy").usage("test [file]").addArgument(new C.ef("<act\
ion>","action").choices(["test"])).argument("[file]","policy file; `-` reads standard input",I.l$).action(async(u,d)=>w(
await k(d,P))),"policyVerb");async function k(P,w){const u=(await w.readInput(P)).toString("utf8");try{const d=(0,I.Ve)(
u,P),{policy:E}=d,A={idleIgnores:(0,p.Y0)(E.ignores,(0,p.kb)(new Date)),failedExamples:(0,N.zK)(d)};return w.print(a(E,P,
A,w)),A.idleIgnores.length+A.failedExamples.length>0?1:0}catch(d){if(!(d instanceof b.ue))throw d;return w.note((0,j.kY)(
d)),1}}n(k,"testPolicy")}),19202:((R,T,i)=>{i.d(T,{zK:n(()=>s,"zK"),ry:n(()=>m,"ry")});var C=i(37428),b=i(81184),N=i(74891),
I=i(24234),j=i(35602),r=i(82573),o=i(38815);function l($,y,O){const e=new o.HN,t=(0,o.Tp)($,{lineCounter:e,prettyErrors:!1}),
c=t.contents===null?void 0:t.getIn(y,!0);if(!(0,o.jn)(c)||c.value!==O||!c.range)return;const{line:h,col:S}=e.linePos(c.range[0]);
return`${h}:${S}`}n(l,"placeIn");var a=i(68956),p=i(60237),x=i(90335),k=i(40169),P=i(30800),w=i(45471),u=i(71757),d=i(44591),
E=i(41581),A=i(80530);function M({families:$,patterns:y}){const O=$.flatMap((t,c)=>U(["families",c],f(t)));if(O.length>0)
return O;const e=(0,w.Fv)($);return y.flatMap((t,c)=>U(["patterns",c],g(t,e)))}n(M,"checkCommandPolicy");function s({policy:$,
path:y=r.l$,text:O=""}){return M($).map(({message:e,pointer:t,value:c})=>{const h=l(O,t,c);return`${h===void 0?y:`${y}:${h}`}\
: ${e}`})}n(s,"failedExamples");function m($){const y=s($);if(y.length!==0)throw new j.ue("policy_invalid",`Examples of \
the policy fail:
${y.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}n(m,"requireExamples");
function f($){const y=k.cY.safeParse($);if(!y.success)return[{message:`family ${$.name}: ${C.S1(y.error)}`,pointer:["nam\
e"],value:$.name}];const O=(0,w.LX)($),e=D(O);return e.length>0?e:[...v(O,"evolver",t=>W(t,O)),...v(O,"curated",t=>L(t,O)),
...v(O,"workspace",t=>Y(t,O))]}n(f,"checkFamily");function v($,y,O){const{match:e=[],not_match:t=[]}=$[y]??{},c=n(h=>`fa\
mily ${$.name}: ${y} ${h} its example`,"say");return U([y],[...F("match",e,h=>!O(h),c("rejects")),...F("not_match",t,O,c(
"accepts"))])}n(v,"checkExamples");function g({name:$,regex:y,match:O,not_match:e},t){const c=(0,A.Eb)(y);if("error"in c)
return[{message:`${$}: the pattern ${c.error}`,pointer:["regex"],value:y}];const h=n(S=>(0,I.n)((0,I.G)(S)).some(K=>c.matches(
(0,A.et)(K,t))),"finds");return[...F("match",O,S=>!h(S),`${$}: does not match`),...F("not_match",e,h,`${$}: matches`)]}n(
g,"checkPattern");function D({name:$,evolver:y}){try{return y&&(0,b.LA)($,y),[]}catch(O){const{message:e}=O;return[{message:`\
family ${$}: ${e}`,pointer:["evolver","flags"],value:$}]}}n(D,"checkTables");function W($,y){const O=(0,P.m1)({programs:[
y.name],families:[y]}),{invocation:e,problems:t}=(0,N.u)($,{programs:O}),c=t.map(p.Lb);return e?.family!==void 0&&c.every(
({severity:h})=>h!=="error")}n(W,"evolverAccepts");function L($,y){const O=(0,N.u)($),[e,...t]=(0,d.Y)(O);if(y.curated===
void 0||e?.text!==y.name)return!1;const c=new x.N((0,x.P)(void 0,a.zj,"linux",{})),{reasons:h}=(0,u.Q)(y,y.curated,t,c);
return(0,d.l)(O).length+h.length===0}n(L,"curatedAccepts");function Y($,y){return(0,I.n)((0,I.G)($)).every(O=>O.words[0]?.
text===y.name&&(0,E.F)(O,y).length===0)}n(Y,"workspaceAccepts");function F($,y,O,e){return y.flatMap((t,c)=>O(t)?[{message:`${e}\
 ${t}`,pointer:[$,c],value:t}]:[])}n(F,"failing");function U($,y){return y.map(O=>({...O,pointer:[...$,...O.pointer]}))}
n(U,"within")}),38208:((R,T,i)=>{i.d(T,{O:n(()=>j,"O")});var C=i(38815),b=i(68956),N=i(48429),I=i(90817);function j(a,p){
const[x,k]=[(0,I.s)(a),(0,I.s)(p)];return[...b.cN].flatMap(([P,{strictness:w}])=>{const[u,d]=[x.get(P),k.get(P)],E=r(u,d);
if(E===void 0)return[];const A=w.compare(u,d);return[{key:P,change:E,direction:A,loosens:w.loosens(u,d)}]})}n(j,"compare\
Policies");function r(a,p){if(Array.isArray(a)&&Array.isArray(p)){const x=[...(0,N.fY)(a,p).map(k=>`+ ${o(k)}`),...(0,N.
fY)(p,a).map(k=>`- ${o(k)}`)];return x.length===0?void 0:x.join(", ")}return a===p?void 0:`${l(a)} \u2192 ${l(p)}`}n(r,"\
changeWords");function o(a){const p=a.name;return typeof p=="string"?p:l(a)}n(o,"entryWords");function l(a){return(0,C.As)(
a,{collectionStyle:"flow",lineWidth:0}).trimEnd()}n(l,"shown")}),82573:((R,T,i)=>{i.d(T,{l$:n(()=>L,"l$"),ro:n(()=>O,"ro"),
tb:n(()=>Y,"tb"),Ve:n(()=>$,"Ve"),_m:n(()=>F,"_m")});var C=i(77598),b=i(35845),N=i(35602),I=i(41999),j=i(21916),r=i(38815),
o=i(68956);function l(e,t){const c=t.reduce((h,S)=>h&&a(h,String(S)),e);return Object.keys((c&&p(c).shape)??{})}n(l,"kno\
wnKeys");function a(e,t){const{shape:c,element:h}=p(e);return c?.[t]??h}n(a,"schemaAt");function p(e){const t=e._zod.def;
return t.innerType?p(t.innerType):t}n(p,"definitionOf");const x=64*1024,k="version https://git-lfs.github.com/spec/",P=50,
w="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function u(e,t){return d(
E(e),t)}n(u,"parsePolicy");function d(e,t){if("policy"in e)return e.policy;const{mistakes:c}=e,h=c.length===1?"a mistake":
`${c.length} mistakes`,S=c.map(({line:K,column:z,message:G})=>`${t}:${K}:${z}: ${G}`);throw new N.ue("policy_invalid",`T\
he policy has ${h}:
${S.join(`
`)}`,w)}n(d,"policyOf");function E(e){if(e.startsWith(k))return A([{line:1,column:1,message:"this is a Git LFS pointer; \
commit the file itself (git lfs untrack)"}]);if(e.length>x)return A([{line:1,column:1,message:`the file is larger than ${x}\
 characters`}]);const t=new r.HN,c=(0,r.Tp)(e,{lineCounter:t,prettyErrors:!1}),h=n((B,H)=>{const{line:J,col:V}=t.linePos(
B);return{line:J,column:V,message:H}},"at"),S=[...c.errors.map(({pos:B,message:H})=>h(B[0],H)),...s(c).map(B=>h(B,"alias\
es (*name) are not supported"))];if(!(S.length===c.errors.filter(M).length))return A(S);const z=o.wh.safeParse(c.toJS()??
{}),G=z.success?[]:z.error.issues.flatMap(B=>m(B,c).map(({offset:H,message:J})=>h(H,J)));return z.success&&S.length===0?
{policy:z.data}:A([...S,...G])}n(E,"readPolicy");function A(e){return{mistakes:e.toSorted((c,h)=>c.line-h.line||c.column-
h.column).slice(0,P)}}n(A,"mistaken");function M({code:e}){return e==="DUPLICATE_KEY"}n(M,"isDuplicate");function s(e){const t=[];
return(0,r.YR)(e,{Alias:n((c,{range:h})=>{t.push(h?.[0]??0)},"Alias")}),t}n(s,"aliasesIn");function m(e,t){if(e.code==="\
unrecognized_keys")return e.keys.slice(0,P).map(K=>({offset:g(t,e.path,K),message:W(e.path,K)}));const c=(0,r.Ll)(t.contents)?
t.getIn(e.path):void 0,h=e.code==="invalid_value"&&typeof c=="string"?`; did you mean ${(0,j.kp)(c.slice(0,f),e.values.map(
String))}?`:"";return[{offset:v(t,e.path),message:`${D(e.path)}: ${e.message}${h}`}]}n(m,"mistakesOf");const f=80;function v(e,t){
for(let c=t.length;c>0;c--){const h=e.getIn(t.slice(0,c),!0);if((0,r.Ll)(h)&&h.range)return h.range[0]}return 0}n(v,"val\
ueOffset");function g(e,t,c){const h=t.length===0?e.contents:e.getIn(t,!0),S=(0,r.jh)(h)?h.items.find(K=>(0,r.jn)(K.key)&&
String(K.key.value)===c):void 0;return(0,r.jn)(S?.key)&&S.key.range?.[0]||0}n(g,"keyOffset");function D(e){return e.length===
0?"the policy":e.map(String).join(".")}n(D,"nameOf");function W(e,t){const c=l(o.wh,e),h=D([...e,t]),S=(0,j.kp)(t.slice(
0,f),c);return c.length===0?`unknown key ${h}`:`unknown key ${h}; did you mean ${S}? (known: ${c.join(", ")})`}n(W,"unkn\
ownKey");const L=".github/gene-gate.yml";async function Y(e,t,c=L){const h=d(await F(e),c);if(!e.stat(L)){const K=await(0,I.
s)(e);if(K)throw U(K,e.label);return y(h,{source:"default",ref:t})}const S=(await e.read(L)).toString("utf8");return y(h,
{source:"base",path:L,ref:t,text:S})}n(Y,"loadPolicy");async function F(e){const t=e.stat(L);return t?t.kind!=="file"&&t.
kind!=="executable"?{mistakes:[{line:1,column:1,message:`expected a regular file; this is a ${t.kind}`}]}:E((await e.read(
L)).toString("utf8")):E("")}n(F,"readPolicyIn");function U({path:e,fault:t},c){return new N.ue("policy_invalid",`${JSON.
stringify(e)} ${t}, but the policy must be the regular file ${L}, which ${c} does not have`,`Rename it to ${L}; if it is\
 not a policy, give it another name.`)}n(U,"nearlyThere");function $(e,t){return y(u(e,t),{source:"file",path:t,text:e})}
n($,"policyFromFile");function y(e,t){return{policy:e,...t,digest:O(e),ignoredInputs:[]}}n(y,"loaded");function O(e){return`\
sha256:${(0,C.createHash)("sha256").update((0,b.dw)(e)).digest("hex")}`}n(O,"digestPolicy")}),41999:((R,T,i)=>{i.d(T,{s:n(
()=>j,"s")});var C=i(21916);const b={a:"\u0430\u0251\u03B1\xAA",b:"\u044C\u0185",c:"\u0441\u03F2\u1D04",d:"\u0501\u0257",
e:"\u0435\u04BD\u0454\u212F\u212E\u025B",g:"\u0261\u0581\u01E5\u018D",h:"\u04BB\u0570",i:"\u0456\u0131\u0269\u03B9\u04CF",
j:"\u0458\u03F3",k:"\u043A\u03BA\u1D0B",l:"\u217C\u01C0|",m:"\u043C\u1D0D",n:"\u0578\u057C\u043F\u03B7",o:"\u043E\u03BF\u0585\u03C3",
p:"\u0440\u03C1",q:"\u051B\u0566",r:"\u0433\u1D26",s:"\u0455\uA731",t:"\u0442\u03C4\u1D1B",u:"\u03C5\u057D\u0446\u028B",
v:"\u0475\u03BD\u1D20",w:"\u051D\u0448\u0461",x:"\u0445\u03C7",y:"\u0443\u04AF\u03B3\u028F",z:"\u1D22","-":"\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58",
".":"\u2024\u3002","/":"\u2044\u2215"},N=new Map(Object.entries(b).flatMap(([s,m])=>[...m].map(f=>[f,s])));function I(s){
return[...s.normalize("NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,
"")].map(f=>N.get(f)??f).join("")}n(I,"skeletonOf");async function j(s){for(const m of s.list("")){const{path:f,kind:v}=m;
if(a(f)&&v!=="directory")return{path:f,fault:`is ${r[v]}`};if(v!=="directory"){if(w(f,v)&&!d(f))return o(f);continue}if(u(
f))return o(f);if(!x(f))continue;const g=s.list(f).find(W=>w(l(W.path),W.kind));if(g)return o(g.path);const D=await M(s,
`${f}/workflows`);if(D)return o(D)}}n(j,"findNearPolicy");const r={file:"a file",executable:"a file",symlink:"a symlink",
submodule:"a submodule"};function o(s){return{path:s,fault:"looks like the policy"}}n(o,"misplaced");function l(s){return s.
slice(s.lastIndexOf("/")+1)}n(l,"nameOf");function a(s){return I(s).trim()===".github"}n(a,"isPolicyFolder");const p=["g\
ithub","gitlab","gitea","forgejo","config"];function x(s){const m=A(I(s));return p.includes(m)||(0,C.Io)(m,"github")===1}
n(x,"mayHoldPolicy");const k=/^(?:(?:ya?m?l|yl?m|ymal|yaml?l|jsonc?|json5|toml)(?:\.txt|~)?)?$/,P=new Set(["generate"]);
function w(s,m){return m==="directory"?u(s):E(s).isPolicy}n(w,"isPolicyFile");function u(s){return E(s).isPolicy&&!d(s)}
n(u,"hasPolicyName");function d(s){return!s.startsWith(".")&&E(s).extension===""}n(d,"isExtensionless");function E(s){const[
m="",...f]=I(s).trim().replace(/^\.+/,"").split("."),v=f.join(".").replace(/^(?:policy|config)(?:\.|$)/,""),g=A(m).replace(
/(?:policy|config|settings|rc)$/,"");return{isPolicy:(0,C.Io)(g,"genegate")<=1&&!P.has(g)&&k.test(v),extension:v}}n(E,"p\
arse");function A(s){return s.replaceAll(/[^a-z0-9]/g,"")}n(A,"lettersOf");async function M(s,m){for(const{path:f,kind:v}of s.
list(m)){if(v!=="file"&&v!=="executable"||!w(l(f),v))continue;const g=(await s.read(f)).toString("utf8");if(!/(?:^|[{,])\s*["']?jobs["']?\s*:/m.
test(g))return f}}n(M,"policyAmongWorkflows")}),90817:((R,T,i)=>{i.d(T,{l:n(()=>N,"l"),s:n(()=>b,"s")});var C=i(68956);function b(r){
return new Map([...C.cN.keys()].map(o=>[o,I(r,o.split("."))]))}n(b,"valuesOf");function N(r){const o={};for(const[l,a]of r)
j(o,l.split("."),a);return C.wh.parse(o)}n(N,"policyWith");function I(r,[o="",...l]){return l.length===0?r[o]:I(r[o],l)}
n(I,"valueAt");function j(r,[o="",...l],a){l.length===0?r[o]=a:(r[o]??={},j(r[o],l,a))}n(j,"setAt")}),67825:((R,T,i)=>{i.
d(T,{Mc:n(()=>a,"Mc"),Y0:n(()=>P,"Y0"),Zi:n(()=>p,"Zi"),kb:n(()=>o,"kb")});var C=i(21916),b=i(14006),N=i(125),I=i(60027),
j=i(60237),r=i(96616);function o(s){return s.toISOString().slice(0,10)}n(o,"dayOf");function l({rule:s,severity:m,layer:f}){
return(0,r.jE)({...(0,I.Y)(s),severity:m,layer:f})}n(l,"isIgnorable");function a(s,{ignores:m,today:f}){const v=m.filter(
g=>!u(g,f));return v.length===0?s:s.map(g=>{const D=l(g)&&v.find(W=>d(W,g));return D?{...g,suppressed:{reason:D.reason,expires:D.
expires}}:g})}n(a,"suppress");function p({ignores:s,today:m},f,v){return s.flatMap(g=>{const{rule:D,reason:W,expires:L}=g,
Y=M(g),F=f.filter(y=>d(g,y)),U=F.every(l)?k(g):x;return U!==void 0?[(0,j.gk)("ignore-refused",{rule:D,where:Y,refusal:U})]:
u(g,m)?[(0,j.gk)("ignore-expired",{rule:D,where:Y,reason:W,expires:L})]:F.length===0&&v.some(y=>E(g,y))?[(0,j.gk)("ignor\
e-unused",{rule:D,where:Y,reason:W})]:[]})}n(p,"ignoreFindings");const x="the rule decides whether commands may run, wha\
t a change may touch, or whether files are readable";function k({rule:s}){const m=w.get(s);if(m===void 0)return`the rule\
 does not exist (did you mean \`${(0,C.kp)(s,[...w.keys()])}\`?)`;if(s!=="protected-path")return(0,r.jE)(m)?void 0:x}n(k,
"refusalOf");function P(s,m){return s.flatMap(f=>{const v=u(f,m)?`it expired on ${f.expires}`:void 0,g=k(f)??v;return g===
void 0?[]:[{rule:f.rule,why:g}]})}n(P,"idleIgnores");const w=new Map(I.NH.map(s=>[s.id,s]));function u({expires:s},m){return s<
m}n(u,"isExpired");function d({rule:s,where:m},{rule:f,location:v,subject:g}){if(s!==f)return!1;const{path:D,gene:W,command:L}=m??
{};return(D===void 0||v!==void 0&&A(v.path,D))&&(W===void 0||W===g?.id)&&(L===void 0||L===g?.command)}n(d,"covers");function E({
where:s},{asset:m,commands:f}){const{path:v,gene:g,command:D}=s??{};return(v===void 0||A(m.path,v))&&(g===void 0||g===m.
id)&&(D===void 0||f.some(W=>W.command===D))}n(E,"concerns");function A(s,m){return(0,N.UO)(s,m)||b(m,{dot:!0,nonegate:!0})(
s)}n(A,"isAt");function M({where:s={}}){const m=Object.entries(s).map(([f,v])=>`the ${f} \`${v}\``);return m.length===0?
"for all findings":`for ${m.join(", ")}`}n(M,"whereWords")})};
