var W=Object.defineProperty;var r=(M,N)=>W(M,"name",{value:N,configurable:!0});export const id=750,ids=[750],modules={16532:((M,N,L)=>{L.d(N,{Y:r(()=>I,"Y")});var P=L(76760);const E=r((i,e)=>{if(Number.
isSafeInteger(i))i<0?D(i,e):_(i,e);else throw Error("cannot encode number outside of javascript safe integer range");return e},
"encode"),_=r((i,e)=>{e[0]=128;for(var t=e.length;t>1;t--)e[t-1]=i&255,i=Math.floor(i/256)},"encodePositive"),D=r((i,e)=>{
e[0]=255;var t=!1;i=i*-1;for(var s=e.length;s>1;s--){var a=i&255;i=Math.floor(i/256),t?e[s-1]=n(a):a===0?e[s-1]=0:(t=!0,
e[s-1]=c(a))}},"encodeNegative"),O=r(i=>{const e=i[0],t=e===128?m(i.subarray(1,i.length)):e===255?z(i):null;if(t===null)
throw Error("invalid base256 encoding");if(!Number.isSafeInteger(t))throw Error("parsed number outside of javascript saf\
e integer range");return t},"parse"),z=r(i=>{for(var e=i.length,t=0,s=!1,a=e-1;a>-1;a--){var l=Number(i[a]),p;s?p=n(l):l===
0?p=l:(s=!0,p=c(l)),p!==0&&(t-=p*Math.pow(256,e-a-1))}return t},"twos"),m=r(i=>{for(var e=i.length,t=0,s=e-1;s>-1;s--){var a=Number(
i[s]);a!==0&&(t+=a*Math.pow(256,e-s-1))}return t},"pos"),n=r(i=>(255^i)&255,"onesComp"),c=r(i=>(255^i)+1&255,"twosComp"),
x=r(i=>u.has(i),"isCode"),g=r(i=>S.has(i),"isName"),h=new Set(["0","","1","2","3","4","5","6","7","D"]),u=new Map([["0",
"File"],["","OldFile"],["1","Link"],["2","SymbolicLink"],["3","CharacterDevice"],["4","BlockDevice"],["5","Directory"],[
"6","FIFO"],["7","ContiguousFile"],["g","GlobalExtendedHeader"],["x","ExtendedHeader"],["A","SolarisACL"],["D","GNUDumpD\
ir"],["I","Inode"],["K","NextFileHasLongLinkpath"],["L","NextFileHasLongPath"],["M","ContinuationFile"],["N","OldGnuLong\
Path"],["S","SparseFile"],["V","TapeVolumeHeader"],["X","OldExtendedHeader"]]),S=new Map(Array.from(u).map(i=>[i[1],i[0]])),
C=r(i=>i===void 0||i<0?void 0:i,"notNegative");class I{static{r(this,"Header")}cksumValid=!1;needPax=!1;nullBlock=!1;block;path;mode;uid;gid;size;cksum;#e="\
Unsupported";linkpath;uname;gname;devmaj=0;devmin=0;atime;ctime;mtime;charset;comment;constructor(e,t=0,s,a){Buffer.isBuffer(
e)?this.decode(e,t||0,s,a):e&&this.#t(e)}decode(e,t,s,a){if(t||(t=0),!e||!(e.length>=t+512))throw new Error("need 512 by\
tes for header");const l=w(e,t+156,1),p=h.has(l),o=p?s:void 0,d=p?a:void 0;if(this.path=o?.path??w(e,t,100),this.mode=o?.
mode??d?.mode??k(e,t+100,8),this.uid=o?.uid??d?.uid??k(e,t+108,8),this.gid=o?.gid??d?.gid??k(e,t+116,8),this.size=C(o?.size??
d?.size??k(e,t+124,12)),this.mtime=o?.mtime??d?.mtime??H(e,t+136,12),this.cksum=k(e,t+148,12),d&&this.#t(d,!0),o&&this.#t(
o),x(l)&&(this.#e=l||"0"),this.#e==="0"&&this.path.slice(-1)==="/"&&(this.#e="5"),this.#e==="5"&&(this.size=0),this.linkpath=
w(e,t+157,100),e.subarray(t+257,t+265).toString()==="ustar\x0000")if(this.uname=o?.uname??d?.uname??w(e,t+265,32),this.gname=
o?.gname??d?.gname??w(e,t+297,32),this.devmaj=o?.devmaj??d?.devmaj??k(e,t+329,8)??0,this.devmin=o?.devmin??d?.devmin??k(
e,t+337,8)??0,e[t+475]!==0){const v=w(e,t+345,155);this.path=v+"/"+this.path}else{const v=w(e,t+345,130);v&&(this.path=v+
"/"+this.path),this.atime=s?.atime??a?.atime??H(e,t+476,12),this.ctime=s?.ctime??a?.ctime??H(e,t+488,12)}let B=256;for(let v=t;v<
t+148;v++)B+=e[v];for(let v=t+156;v<t+512;v++)B+=e[v];this.cksumValid=B===this.cksum,this.cksum===void 0&&B===256&&(this.
nullBlock=!0)}#t(e,t=!1){Object.assign(this,Object.fromEntries(Object.entries(e).filter(([s,a])=>!(a==null||s==="size"&&
Number(a)<0||s==="path"&&t||s==="linkpath"&&t||s==="global"))))}encode(e,t=0){if(e||(e=this.block=Buffer.alloc(512)),this.#e===
"Unsupported"&&(this.#e="0"),!(e.length>=t+512))throw new Error("need 512 bytes for header");const s=this.ctime||this.atime?
130:155,a=A(this.path||"",s),l=a[0],p=a[1];this.needPax=!!a[2],this.needPax=y(e,t,100,l)||this.needPax,this.needPax=F(e,
t+100,8,this.mode)||this.needPax,this.needPax=F(e,t+108,8,this.uid)||this.needPax,this.needPax=F(e,t+116,8,this.gid)||this.
needPax,this.needPax=F(e,t+124,12,this.size)||this.needPax,this.needPax=U(e,t+136,12,this.mtime)||this.needPax,e[t+156]=
Number(this.#e.codePointAt(0)),this.needPax=y(e,t+157,100,this.linkpath)||this.needPax,e.write("ustar\x0000",t+257,8),this.
needPax=y(e,t+265,32,this.uname)||this.needPax,this.needPax=y(e,t+297,32,this.gname)||this.needPax,this.needPax=F(e,t+329,
8,this.devmaj)||this.needPax,this.needPax=F(e,t+337,8,this.devmin)||this.needPax,this.needPax=y(e,t+345,s,p)||this.needPax,
e[t+475]!==0?this.needPax=y(e,t+345,155,p)||this.needPax:(this.needPax=y(e,t+345,130,p)||this.needPax,this.needPax=U(e,t+
476,12,this.atime)||this.needPax,this.needPax=U(e,t+488,12,this.ctime)||this.needPax);let o=256;for(let d=t;d<t+148;d++)
o+=e[d];for(let d=t+156;d<t+512;d++)o+=e[d];return this.cksum=o,F(e,t+148,8,this.cksum),this.cksumValid=!0,this.needPax}get type(){
return this.#e==="Unsupported"?this.#e:u.get(this.#e)}get typeKey(){return this.#e}set type(e){const t=String(S.get(e));
if(x(t)||t==="Unsupported")this.#e=t;else if(x(e))this.#e=e;else throw new TypeError("invalid entry type: "+e)}}const A=r(
(i,e)=>{let s=i,a="",l;const p=P.posix.parse(i).root||".";if(Buffer.byteLength(s)<100)l=[s,a,!1];else{a=P.posix.dirname(
s),s=P.posix.basename(s);do Buffer.byteLength(s)<=100&&Buffer.byteLength(a)<=e?l=[s,a,!1]:Buffer.byteLength(s)>100&&Buffer.
byteLength(a)<=e?l=[s.slice(0,99),a,!0]:(s=P.posix.join(P.posix.basename(a),s),a=P.posix.dirname(a));while(a!==p&&l===void 0);
l||(l=[i.slice(0,99),"",!0])}return l},"splitPrefix"),w=r((i,e,t)=>i.subarray(e,e+t).toString("utf8").replace(/\0.*/,""),
"decString"),H=r((i,e,t)=>T(k(i,e,t)),"decDate"),T=r(i=>i===void 0?void 0:new Date(i*1e3),"numToDate"),k=r((i,e,t)=>Number(
i[e])&128?O(i.subarray(e,e+t)):K(i,e,t),"decNumber"),V=r(i=>isNaN(i)?void 0:i,"nanUndef"),K=r((i,e,t)=>V(parseInt(i.subarray(
e,e+t).toString("utf8").replace(/\0.*$/,"").trim(),8)),"decSmallNumber"),j={12:8589934591,8:2097151},F=r((i,e,t,s)=>s===
void 0?!1:s>j[t]||s<0?(E(s,i.subarray(e,e+t)),!0):(G(i,e,t,s),!1),"encNumber"),G=r((i,e,t,s)=>i.write(Y(s,t),e,t,"ascii"),
"encSmallNumber"),Y=r((i,e)=>$(Math.floor(i).toString(8),e),"octalString"),$=r((i,e)=>(i.length===e-1?i:new Array(e-i.length-
1).join("0")+i+" ")+"\0","padOctal"),U=r((i,e,t,s)=>s===void 0?!1:F(i,e,t,s.getTime()/1e3),"encDate"),R=new Array(156).join(
"\0"),y=r((i,e,t,s)=>s===void 0?!1:(i.write(s+R,e,t,"utf8"),s.length!==Buffer.byteLength(s)||s.length>t),"encString")}),
50750:((M,N,L)=>{L.d(N,{u:r(()=>_,"u")});var P=L(76760),E=L(16532);class _{static{r(this,"Pax")}atime;mtime;ctime;charset;comment;gid;uid;gname;uname;linkpath;dev;ino;nlink;path;size;mode;global;constructor(n,c=!1){
this.atime=n.atime,this.charset=n.charset,this.comment=n.comment,this.ctime=n.ctime,this.dev=n.dev,this.gid=n.gid,this.global=
c,this.gname=n.gname,this.ino=n.ino,this.linkpath=n.linkpath,this.mtime=n.mtime,this.nlink=n.nlink,this.path=n.path,this.
size=n.size,this.uid=n.uid,this.uname=n.uname}encode(){const n=this.encodeBody();if(n==="")return Buffer.allocUnsafe(0);
const c=Buffer.byteLength(n),x=512*Math.ceil(1+c/512),g=Buffer.allocUnsafe(x);for(let h=0;h<512;h++)g[h]=0;new E.Y({path:("\
PaxHeader/"+(0,P.basename)(this.path??"")).slice(0,99),mode:this.mode||420,uid:this.uid,gid:this.gid,size:c,mtime:this.mtime,
type:this.global?"GlobalExtendedHeader":"ExtendedHeader",linkpath:"",uname:this.uname||"",gname:this.gname||"",devmaj:0,
devmin:0,atime:this.atime,ctime:this.ctime}).encode(g),g.write(n,512,c,"utf8");for(let h=c+512;h<g.length;h++)g[h]=0;return g}encodeBody(){
return this.encodeField("path")+this.encodeField("ctime")+this.encodeField("atime")+this.encodeField("dev")+this.encodeField(
"ino")+this.encodeField("nlink")+this.encodeField("charset")+this.encodeField("comment")+this.encodeField("gid")+this.encodeField(
"gname")+this.encodeField("linkpath")+this.encodeField("mtime")+this.encodeField("size")+this.encodeField("uid")+this.encodeField(
"uname")}encodeField(n){if(this[n]===void 0)return"";const c=this[n],x=c instanceof Date?c.getTime()/1e3:c,g=" "+(n==="d\
ev"||n==="ino"||n==="nlink"?"SCHILY.":"")+n+"="+x+`
`,h=Buffer.byteLength(g);let u=Math.floor(Math.log(h)/Math.log(10))+1;return h+u>=Math.pow(10,u)&&(u+=1),u+h+g}static parse(n,c,x=!1){
return new _(D(O(n),c),x)}}const D=r((m,n)=>n?Object.assign({},n,m):m,"merge"),O=r(m=>m.replace(/\n$/,"").split(`
`).reduce(z,Object.create(null)),"parseKV"),z=r((m,n)=>{const c=parseInt(n,10);if(c!==Buffer.byteLength(n)+1)return m;n=
n.slice((c+" ").length);const x=n.split("="),g=x.shift();if(!g)return m;const h=g.replace(/^SCHILY\.(dev|ino|nlink)/,"$1"),
u=x.join("=").replace(/\0.*/,"");switch(h){case"path":case"linkpath":case"type":case"charset":case"comment":case"gname":case"\
uname":m[h]=u;break;case"ctime":case"atime":case"mtime":m[h]=new Date(Number(u)*1e3);break;case"size":const S=+u;S>=0&&(m[h]=
S);break;case"gid":case"uid":case"dev":case"ino":case"nlink":case"mode":m[h]=+u;break}return m},"parseKVLine")})};
